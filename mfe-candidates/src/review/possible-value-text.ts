import { formatPhone, splitName } from '@wervio/candidates'
import type { ContactGroup } from './field-checks.ts'

/** A value of the CV as the fields of a group show it, together. */
export const textOfValue = (path: ContactGroup['path'], value: string): string =>
  path === 'phone' ? formatPhone(value) : value.trim()

/** What each field of a group holds when that value is taken. */
export const fieldsOfValue = (path: ContactGroup['path'], value: string): string[] => {
  const { voornaam, achternaam } = splitName(value)
  return path === 'name' ? [voornaam, achternaam] : [textOfValue(path, value)]
}
