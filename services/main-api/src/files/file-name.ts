import { limits } from '@wervio/contracts'

/** Marks that change the direction of text: `cv\u202Efdp.exe` is shown as `cvexe.pdf`. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const EXTENSION = /\.[^.\s]{1,20}$/u
const UNNAMED = 'bestand'

/** Cuts between code points, so that no half emoji remains. */
const cutAt = (text: string, maximum: number): string => text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')

/** Shortens a name to `limits.fileName`, with its extension and the suffix before that. */
const fitLength = (name: string, suffix = ''): string => {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  return cutAt(stem, limits.fileName - extension.length - suffix.length).trimEnd() + suffix + extension
}

/**
 * The name under which a file is stored: the last part of the sent name when that is a path, without invisible
 * characters, at most `limits.fileName` long with its extension, and never empty.
 */
export const safeFileName = (sentName: string): string => {
  const name = sentName
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(DIRECTION, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\s+|[\s.]+$/gu, '')
  return fitLength(name) || UNNAMED
}

/** 'cv.pdf' the second time: 'cv (2).pdf'. The first is the name itself. */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : fitLength(name, ` (${number})`)

const NUMBER = / \((\d{1,9})\)(?:\.[^.\s]{1,20})?$/u

/** Whether a name is this one, or this one with a number: 'cv (2).pdf' of 'cv.pdf'. */
export const isNumberOf = (numbered: string, name: string): boolean => {
  const number = Number(NUMBER.exec(numbered)?.[1] ?? 1)
  return numbered === name || numbered === numberedName(name, number)
}
