/** A recorded talk with a Flemish candidate. */
export const warehouseTalk = `[00:03] Sofie: Dag Karim, welkom. Heb je het goed gevonden?
[00:07] Karim: Ja ja, geen probleem, ik kende de weg.
[00:12] Sofie: Ik ben Sofie, ik doe de rekrutering. Bart, de logistiek directeur, kon er vandaag niet bij zijn. Vertel eens kort wie je bent.
[00:25] Karim: Ik ben Karim, ik ben ploegleider in het magazijn bij Logipunt in Willebroek. Daarvoor was ik orderpicker bij Drankenhal Pauwels.
[00:58] Sofie: Hoeveel mensen zitten er in je ploeg?
[01:02] Karim: Elf. In de zomer komen daar nog een stuk of vier studenten bij.
[01:30] Sofie: En waarom wil je daar weg?
[01:34] Karim: Wel, vanaf januari komt er een nachtploeg en die zie ik niet zitten. En toen mijn baas vertrok, hebben ze iemand van buiten gepakt. Toen wist ik dat doorgroeien daar niet ging.
[02:20] Sofie: Dat begrijp ik. Wat trekt je hier aan?
[02:24] Karim: Dat ik het hele magazijn zou leiden, dus ook de planning en de kosten. En het is een familiebedrijf, dat ligt mij wel.
[03:05] Sofie: Kan je een voorbeeld geven van iets dat je verbeterd hebt?
[03:10] Karim: Ja. De producten die het meest buitengaan, lagen helemaal achteraan. Die heb ik vooraan gezet. Nu doen we 102 lijnen per uur, vroeger waren dat er 85.
[04:01] Sofie: Mooi. En een conflict, hoe pak je dat aan?
[04:06] Karim: Ik had twee pickers die ruzie maakten over wie de lichte bestellingen kreeg. Ik heb ze elk apart gehoord en dan een beurtrol gemaakt. Na een week was het over.
[05:12] Sofie: Heb je al eens een fout gemaakt waar je uit geleerd hebt?
[05:17] Karim: Ai, ja. Ik heb een vrachtwagen naar Rijsel laten vertrekken zonder de verzegeling te controleren. Er zijn toen paletten verdwenen, voor 4.000 euro. Sindsdien is er een checklist aan de kaai.
[06:15] Sofie: Met welk programma werk je?
[06:18] Karim: SAP WM, elke dag. En Excel, draaitabellen heb ik mezelf geleerd.
[06:50] Sofie: Hoe zit het met je talen?
[06:54] Karim: Thuis spraken we Arabisch, mijn ouders zijn van Oran. Frans spreek ik vlot, met de chauffeurs is dat elke dag. Engels is eerder basis.
[07:35] Sofie: Volg je nog een opleiding?
[07:39] Karim: Het graduaat logistiek, avondschool. Nog een jaar. Dat is op dinsdag en donderdag, dus die avonden kan ik geen late doen.
[08:20] Sofie: Moeten we nog met iets rekening houden in de planning?
[08:25] Karim: Nee. Tijdens de ramadan werk ik gewoon door, alleen doe ik dan liever de vroege.
[08:58] Sofie: Dan de centen. Wat verdien je nu?
[09:02] Karim: 3.150 bruto en maaltijdcheques van acht euro.
[09:15] Sofie: En wat verwacht je?
[09:18] Karim: 3.500 zou ik correct vinden. Onder de 3.300 kom ik niet.
[09:40] Sofie: Heb je een wagen van het werk nodig?
[09:44] Karim: Nee, ik woon op twaalf kilometer. Een fiets via leasing zou ik wel doen.
[10:20] Sofie: Wat is je opzegtermijn?
[10:23] Karim: Twaalf weken, dat heb ik nagevraagd bij het sociaal secretariaat. Als ik half september opzeg, kan ik op 7 december starten.
[10:55] Sofie: Heb je nog iets lopen bij een ander bedrijf?
[10:59] Karim: In Puurs, maar dat heb ik afgezegd. Daar was het om de twee weken weekendwerk.
[11:30] Sofie: Zijn er zaken waar je over twijfelt?
[11:35] Karim: Een beetje over het budget. Ik heb er nog nooit zelf een opgesteld. En vierentwintig mensen is toch het dubbele van nu.
[12:20] Sofie: Dat is een eerlijk antwoord. Heb jij nog vragen voor mij?
[12:25] Karim: Hoeveel interims werken hier? En aan wie rapporteer ik?
[12:31] Sofie: Een zestal interims, in het najaar tien. En je rapporteert aan Bart.
[13:02] Karim: Oké. Dat is duidelijk.
[13:10] Sofie: Wie kunnen we bellen als referentie?
[13:13] Karim: Nele, de planner bij Logipunt. Maar liefst pas als het bijna rond is.
[13:40] Sofie: Goed. Ik bel je vrijdag voor vier uur. Als het positief is, kom je maandag 7 september om 14 uur het magazijn bekijken met Bart.
[13:55] Karim: Perfect. Ik stuur nog een kopie van mijn reachtruckattest door.
[14:02] Sofie: Doe dat. Bedankt voor je komst.`
