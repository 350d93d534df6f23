import { limits } from '@wervio/contracts'

/** Marks that turn the direction of text, and so the look of a name: `cv\u202Efdp.exe` reads as `cvexe.pdf`. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const EXTENSION = /\.[^.\s]{1,20}$/u
const UNNAMED = 'bestand'

/** Cut between code points, so that no half of an emoji stays behind. */
const cut = (text: string, maximum: number): string => text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')

/** At most `limits.fileName` long, with its extension and, before that, what is added. */
const fitted = (name: string, added = ''): string => {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  return cut(stem, limits.fileName - extension.length - added.length).trimEnd() + added + extension
}

/**
 * The name a file is kept under, which is never a path: the last part of what the caller said, without characters that
 * can't be seen, at most `limits.fileName` long with its extension, and never empty.
 */
export const keptName = (given: string): string => {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(DIRECTION, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\s+|[\s.]+$/gu, '')
  return fitted(name) || UNNAMED
}

/** 'cv.pdf' the second time: 'cv (2).pdf'. The first is the name itself. */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : fitted(name, ` (${number})`)
