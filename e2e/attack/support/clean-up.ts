type Undo = () => Promise<void> | void

const undos = new Set<Undo>()

/**
 * Registers what must be undone however the run ends: products, temporary folders, mounts. Call the result to undo it
 * now; it is undone only once.
 */
export const undoLater = (undo: Undo): (() => Promise<void>) => {
  let isDone = false
  const once = async () => {
    undos.delete(once)
    if (isDone) return
    isDone = true
    await undo()
  }
  undos.add(once)
  return once
}

const undoEach = async (): Promise<void> => {
  for (const undo of [...undos].toReversed()) {
    try {
      await undo()
    } catch (error) {
      console.error(`could not clean up: ${String(error)}`)
    }
  }
}

let ending: Promise<void> | undefined

/** Undoes everything that remains, newest first, and reports what failed. A second call waits for the same result. */
export const undoAll = (): Promise<void> => {
  ending ??= undoEach()
  return ending
}
