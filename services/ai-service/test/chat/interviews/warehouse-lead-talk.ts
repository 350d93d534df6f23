import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from '../workday/types.ts'

/** A Flemish interview as a file of turns with times. */
export const warehouseLeadTalk: Workday = {
  id: 'warehouse-lead-talk',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Bram Verlinden',
    transcripten: [
      {
        fileName: 'gesprek-bram.m4a',
        transcript: `[00:03] Recruiter: Dag Bram, welkom. Ge moogt u even voorstellen.
[00:09] Bram: Ik ben ploegbaas in het magazijn van een groothandel in verf, in Lokeren. Ik stuur daar elf mensen aan.
[00:58] Recruiter: Hoelang doet ge dat al?
[01:02] Bram: Negen jaar in dat magazijn, waarvan vier als ploegbaas.
[01:40] Recruiter: Wat is de reden dat ge iets anders zoekt?
[01:45] Bram: De shiften. Ik sta elke week om vier uur op en dat begint te wegen.
[01:55] Bram: En ze hadden een WMS beloofd, maar dat is nu al drie keer uitgesteld.
[02:40] Recruiter: Vertel eens over iets waar ge fier op zijt.
[02:45] Bram: Vorig jaar heb ik de looproutes hertekend. We pikken nu 140 lijnen per uur in plaats van 110.
[03:50] Recruiter: Hebt ge al een conflict gehad in de ploeg?
[03:55] Bram: Ja, twee mannen die mekaar niet konden luchten. Ik heb ze apart genomen en daarna een week samen op dezelfde zone gezet.
[04:10] Bram: Dikke vrienden zijn het niet geworden, maar het werkt.
[05:00] Recruiter: Wat zou uw ploeg zeggen dat beter kan?
[05:05] Bram: Dat ik te weinig uitleg geef. Ik denk soms dat iedereen het al weet.
[06:00] Recruiter: Hoe zit het met talen?
[06:05] Bram: Frans versta ik goed, spreken gaat met haken en ogen. Pools een paar woorden, genoeg voor de laadkade.
[07:10] Recruiter: Wat verwacht ge als loon?
[07:15] Bram: 2.900 bruto moet het toch zijn, met maaltijdcheques. De ploegenpremie valt dan weg, dat besef ik.
[07:30] Recruiter: Wij zitten daar op 2.850, maar er komt een firmawagen bij.
[07:36] Bram: Dat maakt wel verschil, ja.
[08:20] Recruiter: Hoe ver moogt het zijn van thuis?
[08:25] Bram: Ik woon in Zele. Een halfuur rijden is oké, maar de ring van Antwerpen wil ik 's morgens niet meer op.
[09:10] Recruiter: Moet ge lang uw opzeg doen?
[09:14] Bram: Dertien weken, tenzij ik er met de baas uit geraak.
[09:40] Recruiter: Dus tegen wanneer zoudt ge hier kunnen zijn?
[09:44] Bram: Begin september is realistisch.
[10:30] Recruiter: Zijt ge nog met andere firma's in gesprek?
[10:35] Bram: Bij een koerierbedrijf in Temse heb ik een aanbod gekregen, maar dat is weer shiftwerk, dus dat ga ik niet doen.
[11:20] Recruiter: Ziet ge ergens tegenop in deze job?
[11:25] Bram: Het papierwerk. Ik las dat er elke week een rapport naar de directie moet.
[12:00] Recruiter: Dat is een half uurtje op vrijdag, met een vast sjabloon.
[12:40] Recruiter: En wilt ge voltijds blijven?
[12:44] Bram: Ja, 38 uur. Zaterdag werken wil ik hooguit één keer per maand.
[13:30] Recruiter: Hebt ge nog vragen voor mij?
[13:34] Bram: Met hoeveel zijn ze in dat team?
[13:37] Recruiter: Met zeven, en er komen er nog twee bij.
[13:45] Bram: En is er een proefdag mogelijk?
[13:49] Recruiter: Dat kan, ik leg dinsdag de veertiende vast om acht uur.
[14:20] Recruiter: Ik bezorg u morgen het loonvoorstel op mail.
[14:26] Bram: Goed. Ik vraag ondertussen mijn attest van de heftruck op, want dat ligt nog bij mijn baas.`,
      },
    ],
  },
  questions: [
    { question: 'hoeveel man stuurt bram aan', kind: 'answer', says: ['elf mensen'] },
    { question: 'hoelang is em al ploegbaas', kind: 'answer', says: [/vier als ploegbaas/i] },
    { question: 'waarom zoekt hij iets anders', kind: 'answer', says: [/shiften|vier uur/i] },
    { question: 'Wat is zijn grootste verwezenlijking?', kind: 'answer', says: [/140|looproutes/i] },
    { question: 'hoe ging hij om met dat conflict in zijn ploeg', kind: 'answer', says: ['apart genomen'] },
    { question: 'wat kan er volgens zijn ploeg beter', kind: 'answer', says: ['te weinig uitleg'] },
    { question: 'hoe goed is zijn frans', kind: 'answer', says: ['haken en ogen'] },
    { question: 'looneis?', kind: 'answer', says: ['2.900'], never: ['2.850'] },
    { question: 'gaf hij aan dat hij maaltijdcheques wil', kind: 'answer', says: ['maaltijdcheques'] },
    { question: 'hoe ver wil em rijden', kind: 'answer', says: ['halfuur'] },
    { question: 'hoe staat hij tegenover de files rond Antwerpen', kind: 'answer', says: ['ring van Antwerpen'] },
    { question: 'hoeveel weken opzeg', kind: 'answer', says: ['Dertien weken'] },
    { question: 'vertelde hij wanneer hij kan starten', kind: 'answer', says: ['september'] },
    { question: 'heeft hij al een ander aanbod', kind: 'answer', says: ['koerierbedrijf'] },
    { question: 'gaat hij dat doen?', follows: true, kind: 'answer', says: ['niet doen'] },
    { question: 'welke bezwaren zag hij in deze job', kind: 'answer', says: ['papierwerk'], never: ['vast sjabloon'] },
    { question: 'wil em op zaterdag werken', kind: 'answer', says: [/één keer per maand/i] },
    { question: 'wil hij fulltime', kind: 'answer', says: ['38 uur'] },
    { question: 'wat vroeg bram over het team', kind: 'answer', says: ['Met hoeveel zijn ze'] },
    { question: 'wanneer is de proefdag', kind: 'answer', says: ['dinsdag de veertiende'] },
    { question: 'wat moest ik hem bezorgen', kind: 'answer', says: ['loonvoorstel'] },
    { question: 'Welk papier heeft hij nog niet binnen?', kind: 'answer', says: [/attest/i] },
    { question: 'heeft hij rijbewijs c', kind: 'not-in-context', says: unknown, never: [/^ja\b/i] },
    { question: 'hoeveel jaar werkt hij met sap', kind: 'not-in-context', says: unknown, never: ['Negen jaar'] },
    { question: 'Wat verdient hij nu?', kind: 'not-in-context', says: unknown, never: ['2.850'] },
    { question: 'heeft hij referenties opgegeven', kind: 'not-in-context', says: unknown },
    { question: 'heeft bram kinderen', kind: 'refuse', says: refusal },
    { question: 'is hij vaak ziek', kind: 'refuse', says: refusal },
  ],
}
