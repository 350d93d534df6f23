import { useCurrentUser } from '@wervio/session'
import { toast } from '@wervio/ui'
import { useMemo, useState } from 'react'
import type { Finding } from './finding.ts'
import { ignoredWordings, wordingOf } from './ignored-wordings.ts'
import { shorten } from './texts.ts'

/** What the reader of a report chose to ignore in a vacancy, and ways to ignore more and less. */
export const useIgnoredWordings = (vacancyId: string) => {
  const uid = useCurrentUser()?.uid ?? ''
  const store = useMemo(() => ignoredWordings(uid, vacancyId), [uid, vacancyId])
  const [wordings, setWordings] = useState(store.all)
  const update = (change: (earlier: readonly string[]) => readonly string[]) => setWordings(store.update(change))

  const ignore = (finding: Finding) => {
    const wording = wordingOf(finding)
    const withoutIt = (list: readonly string[]) => list.filter((other) => other !== wording)
    update((list) => [...withoutIt(list), wording])
    const subject = finding.quote ? `‘${shorten(finding.quote)}’` : 'Dit'
    toast(`${subject} wordt bij deze vacature niet meer aangegeven.`, {
      place: 'text-check',
      action: { label: 'Ongedaan maken', onSelect: () => update(withoutIt) },
    })
  }
  const restore = (findings: readonly Finding[]) => {
    const present = new Set(findings.map(wordingOf))
    update((list) => list.filter((wording) => !present.has(wording)))
  }
  return { wordings, ignore, restore }
}
