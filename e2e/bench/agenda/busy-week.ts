export const EVENTS = 2_000
/** Of an ordinary week. */
export const ORDINARY_EVENTS = 30
/** Candidates who take part in one of every ten appointments. */
export const PEOPLE = 200
/** In which the days of the week begin. */
export const ZONE = 'UTC'

const MINUTE = 60_000
const WEEK = 7 * 1_440 * MINUTE

/** Address of a candidate. */
export const addressOf = (number: number): string => `kandidaat${number}@voorbeeld.nl`

const SUBJECTS = ['Kennismaking', 'Tweede gesprek', 'Intake', 'Overleg', 'Terugkoppeling']

/** Appointment `number` of the `count` of a week that begins today, half an hour each, by start. */
export const appointment = (number: number, count = EVENTS) => {
  const today = Date.parse(new Date().toISOString().slice(0, 10))
  const starts = today + Math.floor((number * WEEK) / count / MINUTE) * MINUTE
  return {
    subject: `${SUBJECTS[number % SUBJECTS.length]} ${number}`,
    starts: new Date(starts).toISOString(),
    ends: new Date(starts + 30 * MINUTE).toISOString(),
    place: `Kamer ${number % 12}`,
    attendees: [
      `collega${number % 40}@werving.example`,
      `chef${number % 60}@elders.example`,
      ...(number % 10 === 0 ? [addressOf((number / 10) % PEOPLE)] : []),
    ],
  }
}

/** A week of `count` appointments as a calendar file. */
export const busyCalendar = (count = EVENTS): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wervio//Bench//NL',
    'X-WR-CALNAME:Drukke week',
    ...Array.from({ length: count }, (_, number) => {
      const { subject, starts, ends, place, attendees } = appointment(number, count)
      const utc = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
      return [
        'BEGIN:VEVENT',
        `UID:${number}@bench`,
        `DTSTART:${utc(starts)}`,
        `DTEND:${utc(ends)}`,
        `SUMMARY:${subject}`,
        `LOCATION:${place}`,
        ...attendees.map((address) => `ATTENDEE;CN=Iemand;PARTSTAT=ACCEPTED:mailto:${address}`),
        'END:VEVENT',
      ]
    }).flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
