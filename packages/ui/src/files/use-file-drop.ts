import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFiles } from './dropped-files.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * True while files are dragged over the page. The whole window accepts them, because the browser would open a file that
 * is dropped beside a smaller zone in place of the product.
 */
export const useFileDrop = (onFiles: (dropped: { files: File[]; folders: string[] }) => void): boolean => {
  const [depth, setDepth] = useState(0)
  const drop = useEffectEvent((data: DataTransfer) => onFiles(droppedFiles(data)))
  useEffect(() => {
    const forFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      handle(event)
    }
    const handlers = {
      dragenter: forFiles(() => setDepth((now) => now + 1)),
      dragleave: forFiles(() => setDepth((now) => Math.max(0, now - 1))),
      dragover: forFiles(({ dataTransfer }) => {
        if (dataTransfer) dataTransfer.dropEffect = 'copy'
      }),
      drop: forFiles(({ dataTransfer }) => {
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
