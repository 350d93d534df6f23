# python-docx, then LibreOffice
import sys
from pathlib import Path
from woord import *
HERE = Path(__file__).parent
d = start('Calibri', 11, (1.8, 2, 1.8, 2))
t = d.add_table(rows=1, cols=2); t.autofit = False
t.columns[0].width, t.columns[1].width = Cm(13), Cm(4)
a, b = t.rows[0].cells; a.width, b.width = Cm(13), Cm(4)
a.paragraphs[0].add_run('Marloes ter Braak-Visscher').bold = True
a.paragraphs[0].runs[0].font.size = Pt(24); a.paragraphs[0].runs[0].font.color.rgb = RGBColor(0x1F, 0x49, 0x7D)
line(a, 'Gastvrouw | Receptioniste | Telefoniste', italic=True, size=12)
line(a)
line(a, 'Wilgenstraat 19, 7461 BN Rijssen')
line(a, 'T: 0548 555 904   M: 0031 6 22 90 47 13')
line(a, 'marloes.terbraak@voorbeeld.nl')
line(a, 'geboren: 30-09-1986')
b.paragraphs[0].add_run().add_picture(str(HERE / 'portret3.jpg'), width=Cm(3.2))
def kop(s): rule(line(d, s, bold=True, size=13, color='1F497D', before=12, after=4), '1F497D')
kop('Wie ben ik')
line(d, 'Vrolijk, representatief en niet snel uit het veld te slaan. Ik ben het visitekaartje van de organisatie: aan de balie, aan de telefoon en in de mail. Ik zoek een baan voor 24-28 uur in de regio Rijssen / Almelo.')
kop('Mijn werkervaring')
jobs = [('sept 2021 – heden', '**Receptioniste**, Revalidatiecentrum De Hellendoorn', 'Ontvangst van patiënten en bezoekers, inplannen van afspraken, uitgifte van sleutels, post. Bediening centrale (Anywhere365).'),
 ('01-02-2017 – 31-08-2021', '**Telefoniste/receptioniste**, Gemeente Twentseborg', 'KCC: eerste aanspreekpunt voor inwoners, afspraken paspoort/rijbewijs.'),
 ('mei 2011 – dec ’14', '**Medewerker frontoffice**, Hotel-Restaurant ’t Lansink Hof', 'In- en uitchecken, reserveringen (Opera PMS), avond- en weekenddiensten.'),
 ('9/2008 – 4/2011', '**Caissière/hoofdcaissière**, Bouwmarkt Ter Steege', 'Kassa-opmaak, inwerken van nieuwe collega’s.')]
t = d.add_table(rows=0, cols=2); t.autofit = False; t.columns[0].width, t.columns[1].width = Cm(4.4), Cm(12.6)
def rij(l, *rs):
    c = t.add_row().cells; c[0].width, c[1].width = Cm(4.4), Cm(12.6)
    c[0].paragraphs[0].add_run(l)
    c[1].paragraphs[0]._p.getparent().remove(c[1].paragraphs[0]._p)
    for r in rs: line(c[1], r, after=3)
for l, a, b in jobs: rij(l, *(x for x in (a, b) if x))
kop('Mijn opleidingen')
t = d.add_table(rows=0, cols=2); t.autofit = False; t.columns[0].width, t.columns[1].width = Cm(4.4), Cm(12.6)
rij('2004-2008', '**MBO 4 Directiesecretaresse/managementassistent**, ROC van Twente te Almelo (diploma behaald)')
rij('1998-2004', '**HAVO**, CSG Reggesteyn Rijssen (E&M)')
kop('Computerkennis')
line(d, 'Word, Excel, Outlook – goed')
line(d, 'Opera PMS, JOIN, HiX – goed')
line(d, 'Anywhere365 – goed')
kop('Talenkennis')
line(d, 'Nederlands (moedertaal), Duits (goed), Engels (goed), Twents')
kop('En verder')
line(d, 'Rijbewijs B en eigen auto. BHV sinds 2022. Vrijwilliger bij de speeltuinvereniging (kantinedienst). Diaken in de PKN-gemeente.')
d.save(sys.argv[1])
