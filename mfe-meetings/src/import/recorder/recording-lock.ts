const nameOf = (id: string) => `wervio-recording:${id}`

/** Tells other tabs that a recording is being made here, until the function that it answers is called. */
export const holdRecording = (id: string): (() => void) => {
  let release = () => {}
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(nameOf(id), () => isOver)
  return release
}

/** Answers which recordings a tab is making right now. */
export const isRecordedElsewhere = async (): Promise<(id: string) => boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (id) => names.has(nameOf(id))
}
