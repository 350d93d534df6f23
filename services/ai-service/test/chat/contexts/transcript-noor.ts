/** A recorded interview: turns with times, spoken language, what the recruiter says about the job included. */
export const noorTranscript = {
  kandidaatNaam: 'Noor Hassan',
  transcripten: [
    {
      fileName: 'gesprek-noor.mp4',
      transcript: `[00:05] Recruiter: Fijn dat je er bent, Noor. Kun je iets over jezelf vertellen?
[00:12] Noor: Ja hoor. Ik werk nu vier jaar als accountmanager bij een groothandel in verpakkingen. Daarvoor zat ik in de horeca, als bedrijfsleider van een hotelrestaurant.
[01:40] Recruiter: Waarom wil je daar weg?
[01:44] Noor: Het bedrijf is overgenomen en mijn regio wordt opgeheven. En eerlijk gezegd mis ik het opbouwen van iets nieuws.
[03:10] Recruiter: Wat verdien je nu en wat zoek je?
[03:15] Noor: Ik zit nu op 3600 bruto. Ik zou graag naar 4000 gaan, met een auto erbij.
[04:02] Recruiter: Bij ons begint de schaal op 3800 en er is een leaseauto.
[04:10] Noor: Dat klinkt goed.
[05:20] Recruiter: Wanneer zou je kunnen beginnen?
[05:24] Noor: Mijn opzegtermijn is één maand, dus per 1 juni zou kunnen.
[06:30] Recruiter: Waar ben je trots op?
[06:33] Noor: Ik heb in twee jaar 35 nieuwe klanten binnengehaald, ook de grootste bakkerij van Brabant.
[07:50] Recruiter: En wat vind je lastig?
[07:55] Noor: Ik vind administratie soms lastig, ik stel dat te lang uit.
[09:00] Recruiter: Heb je ervaring met een CRM?
[09:04] Noor: Ja, drie jaar met HubSpot. Salesforce ken ik alleen van een cursus.
[10:15] Recruiter: Ons team bestaat uit zes mensen, waarvan twee in Breda.`,
    },
  ],
  samenvatting: 'Noor is een ervaren accountmanager die commercieel sterk is en graag iets opbouwt.',
}
