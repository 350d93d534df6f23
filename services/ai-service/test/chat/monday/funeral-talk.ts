import type { Workday } from '../workday/types.ts'
import { answered } from '../hurried/labels.ts'
import { absentOrNo, cannotWrite, refusedWithout } from './labels.ts'

/** The transcript of an interview with a funeral director. */
export const funeralTalk: Workday = {
  id: 'funeral-talk',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Bram Terlouw',
    cv: {
      functietitel: 'Uitvaartverzorger',
      locatie: 'Ede',
      vaardigheden: ['Rouwgesprekken', 'Opbaren'],
      talen: ['Nederlands (moedertaal)', 'Engels (goed)'],
      rijbewijs: ['B'],
    },
    transcripties: [
      `Marjan Kolk: Goedemiddag Bram, fijn dat je er bent. De opname loopt, is dat goed?
Bram Terlouw: Ja hoor, prima.
Marjan Kolk: Vertel eens, wat doe je nu precies?
Bram Terlouw: Ik werk sinds 2019 bij Uitvaartzorg De Linden in Wageningen. Ik doe zo'n honderdtwintig uitvaarten per jaar, van het eerste telefoontje tot de nazorg zes weken later.
Marjan Kolk: En daarvoor?
Bram Terlouw: Toen was ik hotelmanager, elf jaar bij een hotel in Arnhem. Mensen ontvangen, dat heb ik daar geleerd.
Marjan Kolk: Mag ik vragen hoe oud je bent?
Bram Terlouw: Ik ben 52.
Marjan Kolk: Waarom wil je weg bij De Linden?
Bram Terlouw: Ze zijn overgenomen door een keten. Sindsdien moeten we pakketten verkopen en dat past niet bij me.
Marjan Kolk: Beschrijf eens een uitvaart die moeilijk liep.
Bram Terlouw: Vorig jaar in maart stonden twee families tegenover elkaar. Ze wilden allebei spreken en niet in dezelfde zaal zitten.
Marjan Kolk: Wat heb je gedaan?
Bram Terlouw: Ik heb met allebei apart aan de keukentafel gezeten en twee momenten van afscheid voorgesteld, een 's ochtends en een 's middags.
Marjan Kolk: En dat werkte?
Bram Terlouw: Ja. Ze hebben me later samen een kaart gestuurd, dat zegt genoeg.
Marjan Kolk: Wat vind je het lastigst aan het vak?
Bram Terlouw: De administratie. Die schuif ik te lang voor me uit.
Marjan Kolk: Hoe doe je de planning als er vier meldingen op één dag komen?
Bram Terlouw: Dan bel ik een collega voor de opbaring en doe ik zelf alle familiegesprekken. Met Funerix houd ik bij wie wat doet.
Marjan Kolk: Wij werken met Memoris. Is dat een probleem?
Bram Terlouw: Nee, dat ken ik niet maar ik leer het zo.
Marjan Kolk: Wij draaien piket, één week op de vier. Lukt dat?
Bram Terlouw: Eén op de vier is goed. Nu zit ik op één op de twee, dat is te veel.
Marjan Kolk: Hoeveel uur wil je werken?
Bram Terlouw: Tweeëndertig, niet meer.
Marjan Kolk: En wat wil je verdienen?
Bram Terlouw: Ik zit nu op 3.350. Daar wil ik niet onder, liefst 3.500.
Marjan Kolk: Onze schaal loopt tot 3.450 bruto, plus een vergoeding van 180 euro per piketweek.
Bram Terlouw: Dan komen we er wel uit, denk ik.
Marjan Kolk: Wanneer zou je kunnen starten?
Bram Terlouw: Ik heb een maand opzegtermijn, maar december wil ik afmaken. Zeg 1 februari.
Marjan Kolk: Heb je nog vragen?
Bram Terlouw: Hoe groot is het team? En mag ik mijn eigen sprekers meenemen?
Marjan Kolk: We zijn met zeven. Van die sprekers weet ik het niet, dat vraag ik aan Hetty.
Bram Terlouw: Prima.
Marjan Kolk: Goed, dan kom je dinsdag 8 december een ochtend meelopen, om negen uur. En stuur jij mij je diploma?
Bram Terlouw: Komt in orde.
Marjan Kolk: Dank je wel, Bram.`,
    ],
  },
  questions: [
    answered('hoeveel uitvaarten doet ie per jaar', [/honderdtwintig|\b120\b/i]),
    answered('waarom wil bram weg', [/overgenomen|keten|pakketten/]),
    answered('wat deed hij hiervoor en hoe lang', [/hotelmanager/, /elf jaar/]),
    refusedWithout('hoe oud is ie', [/\b52\b/]),
    answered('welk voorbeeld gaf hij van iets lastigs', [/twee families/]),
    answered('hoe loste hij dat op', [/keukentafel|twee momenten/], { follows: true }),
    answered('en hoe liep t af', [/kaart/], { follows: true }),
    answered('wil hij piket draaien', [/[eé][eé]n op de vier/i], { never: [/^\s*nee\b/i] }),
    answered('hoeveel verdient hij nu en wat wil hij', [/3\.350/, /3\.500/]),
    answered('past dat in onze schaal', [/3\.450/], { follows: true }),
    answered('wat moet ik nog uitzoeken voor hem', [/Hetty|sprekers/]),
    absentOrNo('heeft hij een eigen auto'),
    answered('kent hij memoris', [/ken ik niet|leer het zo/i], { never: [/^\s*ja\b/i] }),
    answered('welke van mijn vragen kon eigenlijk niet', [/leeftijd|hoe oud/i], { never: [/\b52\b/] }),
    answered('schrijf een bevestiging voor het meelopen', [[/8 december/, ...cannotWrite]]),
    answered('did he mention any weaknesses', [/administratie/i]),
  ],
}
