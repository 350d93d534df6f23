import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * True while files are dragged over the page. The whole window takes them: one dropped beside a smaller zone would
 * replace the product by that file.
 */
export const useFileDrop = (onFiles: (dropped: { files: File[]; folders: string[] }) => void): boolean => {
  const [depth, setDepth] = useState(0)
  const drop = useEffectEvent((data: DataTransfer) => onFiles(droppedFiles(data)))
  useEffect(() => {
    const when = (then: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      then(event)
    }
    const handlers = {
      dragenter: when(() => setDepth((now) => now + 1)),
      dragleave: when(() => setDepth((now) => Math.max(0, now - 1))),
      dragover: when(({ dataTransfer }) => {
        if (dataTransfer) dataTransfer.dropEffect = 'copy'
      }),
      drop: when(({ dataTransfer }) => {
        setDepth(0)
        if (dataTransfer) drop(dataTransfer)
      }),
    }
    const names = Object.keys(handlers) as (keyof typeof handlers)[]
    for (const name of names) window.addEventListener(name, handlers[name])
    return () => {
      for (const name of names) window.removeEventListener(name, handlers[name])
    }
  }, [])
  return depth > 0
}
