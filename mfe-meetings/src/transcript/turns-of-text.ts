/** What somebody says in one go; `speaker` is null where the text names nobody. */
export type SpeakerTurn = { speaker: string | null; text: string }

/** A name before a colon, as transcripts without times write it. */
const LABEL = /^(\p{L}[^:\n]{0,59}): +(?=\S)/u

/** How often a name must begin a line to be a speaker: 'Belangrijk: …' once is none. */
const OFTEN = 2

/**
 * A transcript that has no times, by who speaks: a line that begins with a speaker's name begins a turn, every other
 * line goes on with the turn before it. No word is left out.
 */
export const turnsOfText = (text: string): SpeakerTurn[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const names = lines.map((line) => LABEL.exec(line)?.[1] ?? null)
  const counts = new Map<string, number>()
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isSpeaker = (name: string | null): name is string => name !== null && (counts.get(name) ?? 0) >= OFTEN
  const turns: SpeakerTurn[] = []
  for (const [index, line] of lines.entries()) {
    const name = names[index] ?? null
    const last = turns.at(-1)
    if (isSpeaker(name)) turns.push({ speaker: name, text: line.replace(LABEL, '') })
    else if (last) last.text += `\n${line}`
    else turns.push({ speaker: null, text: line })
  }
  return turns
}
