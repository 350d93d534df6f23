import { AGENDA_DAYS } from '@wervio/contracts'
import { useAddressFilter, typedWords, type AddressParameter } from '@wervio/remote-kit'
import { useMemo } from 'react'
import { addDays, daysFrom, isDay, type Day } from './days.ts'
import { useToday } from './use-today.ts'

const dayParameter = (name: string): AddressParameter<Day | null> => ({
  name,
  usual: null,
  read: (text) => (isDay(text) ? text : undefined),
})

/** Characters of what is searched for. */
export const MAX_WORDS = 100

const parameters = { from: dayParameter('van'), day: dayParameter('dag'), words: typedWords('q', MAX_WORDS) }

/** The week that is looked at, the one day that was chosen of it, and the words that are searched; in the address. */
export const useWeek = () => {
  const today = useToday()
  const { filter, change } = useAddressFilter(parameters, { keepsScroll: true })
  const first = filter.from ?? today
  const days = useMemo(() => daysFrom(first, AGENDA_DAYS), [first])
  const leaf = (count: number) => {
    const next = addDays(first, count)
    change({ from: next === today ? null : next, day: null })
  }
  return {
    today,
    /** Null for the coming days, which begin with today. */
    from: first === today ? null : first,
    days,
    day: filter.day !== null && days.includes(filter.day) ? filter.day : null,
    words: filter.words,
    chooseDay: (day: Day | null) => change({ day }),
    search: (words: string) => change({ words }),
    previous: () => leaf(-AGENDA_DAYS),
    next: () => leaf(AGENDA_DAYS),
    toToday: () => change({ from: null, day: null }),
  }
}
export type Week = ReturnType<typeof useWeek>
