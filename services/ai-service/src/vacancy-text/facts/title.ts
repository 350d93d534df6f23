import { capitalFirst } from '../language/capitals.ts'

const GENDER = /\(?\b[mvx]\s?[/|,.-]\s?[mvxd](?:\s?[/|,.-]\s?[mvxd])?\b\)?|\((?:mvx|mv|vmx|all genders)\)/i

/** The title of the text: as typed, with '(m/v/x)' unless the title says so in its own way. */
export const describeTitle = (typedTitle: string): string => {
  const title = capitalFirst(typedTitle.replace(/(?<![\s!?,;:–-])[\s!?,;:–-]+$/, ''))
  return GENDER.test(title) ? title : `${title} (m/v/x)`
}

/** The title without '(m/v/x)'. */
export const withoutGender = (title: string): string => title.replace(GENDER, '').replace(/\s+/g, ' ').trim()
