import { IANAZone } from 'luxon'

/** Where an appointment stands that names no zone, or none that anybody knows. */
export const HOME_ZONE = 'Europe/Amsterdam'

/** Zones as Windows names them, of people whom a recruiter here meets; Graph and Outlook write these too. */
const WINDOWS = new Map(
  Object.entries({
    UTC: 'UTC',
    'GMT Standard Time': 'Europe/London',
    'Greenwich Standard Time': 'Atlantic/Reykjavik',
    'W. Europe Standard Time': 'Europe/Amsterdam',
    'Romance Standard Time': 'Europe/Paris',
    'Central Europe Standard Time': 'Europe/Budapest',
    'Central European Standard Time': 'Europe/Warsaw',
    'E. Europe Standard Time': 'Europe/Chisinau',
    'FLE Standard Time': 'Europe/Helsinki',
    'GTB Standard Time': 'Europe/Athens',
    'Turkey Standard Time': 'Europe/Istanbul',
    'Morocco Standard Time': 'Africa/Casablanca',
    'South Africa Standard Time': 'Africa/Johannesburg',
    'SA Eastern Standard Time': 'America/Paramaribo',
    'SA Western Standard Time': 'America/Curacao',
    'Eastern Standard Time': 'America/New_York',
    'Central Standard Time': 'America/Chicago',
    'Mountain Standard Time': 'America/Denver',
    'Pacific Standard Time': 'America/Los_Angeles',
    'Arabian Standard Time': 'Asia/Dubai',
    'India Standard Time': 'Asia/Kolkata',
    'SE Asia Standard Time': 'Asia/Jakarta',
    'Singapore Standard Time': 'Asia/Singapore',
    'China Standard Time': 'Asia/Shanghai',
    'Tokyo Standard Time': 'Asia/Tokyo',
    'AUS Eastern Standard Time': 'Australia/Sydney',
    'New Zealand Standard Time': 'Pacific/Auckland',
  }),
)

/** The IANA name of a zone by its name there or in Windows; Dutch time for one that nobody knows. */
export const knownZone = (name: string): string => WINDOWS.get(name) ?? (IANAZone.isValidZone(name) ? name : HOME_ZONE)
