import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, type FieldPath } from 'react-hook-form'
import type { ReviewValues } from './review-form-values.ts'
import { useReviewRows } from './review-rows.ts'
import { focusBeside, focusRow } from './row-focus.ts'

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null

type Options = {
  id: string
  /** The fields that its inputs change, to put back with Escape; none for a list, which keeps its changes. */
  fields: readonly FieldPath<ReviewValues>[]
  /** Called when its inputs are left with another value than they had. */
  onChanged: () => void
  /** Takes the possible value with this number, from 1. */
  onDigit: (number: number) => void
  /** Says that the row is right; called by Enter on its check button. */
  onRight: () => void
}

/**
 * A row that becomes its inputs and a row again. While it is a row: Enter says that it is right, E or F2 opens it, a
 * digit takes a possible value, the arrows go to the rows beside it. In an input Enter keeps the change, Escape puts
 * back what was there, and leaving keeps.
 */
export const useRow = ({ id, fields, onChanged, onDigit, onRight }: Options) => {
  const { openRow, setOpenRow, hasLetters, disabled } = useReviewRows()
  const { getValues, setValue, trigger } = useFormContext<ReviewValues>()
  const isOpen = openRow === id
  const row = useRef<HTMLFieldSetElement>(null)
  const valuesBefore = useRef<unknown[]>([])
  /** A pointer that is down is about to click: closing would move what it is over. */
  const isPointerDown = useRef(false)

  const begin = useEffectEvent(() => {
    valuesBefore.current = getValues([...fields])
    const input = row.current?.querySelector<HTMLInputElement>('input, textarea, select')
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  })
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    const press = () => {
      isPointerDown.current = true
    }
    const release = () => {
      isPointerDown.current = false
    }
    document.addEventListener('pointerdown', press, { capture: true })
    document.addEventListener('pointerup', release, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true })
      document.removeEventListener('pointerup', release, { capture: true })
    }
  }, [isOpen])

  const settle = () => {
    const values = getValues([...fields])
    if (values.every((value, index) => value === valuesBefore.current[index])) return
    valuesBefore.current = values
    void trigger([...fields])
    onChanged()
  }
  const close = () => {
    if (!isOpen) return
    flushSync(() => setOpenRow(null))
    focusRow(row.current)
  }
  const restore = () => {
    fields.forEach((field, index) => setValue(field, valuesBefore.current[index] as never, { shouldDirty: true }))
    if (fields.length > 0) void trigger([...fields])
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.defaultPrevented || event.nativeEvent.isComposing || ctrlKey || metaKey || altKey || disabled) return
    if (isTyping(target)) {
      const isKept = key === 'Enter' && target instanceof HTMLInputElement
      if (!isKept && key !== 'Escape') return
      event.preventDefault()
      if (isKept) settle()
      else restore()
      close()
      return
    }
    const isRight = key === 'Enter' && target instanceof Element && target.closest('[data-check]') !== null
    const isOpening = key === 'F2' || (hasLetters && !shiftKey && key.toLowerCase() === 'e')
    const digit = hasLetters && /^[1-9]$/.test(key) ? Number(key) : null
    const offset = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
    if (!isRight && !isOpening && digit === null && offset === null) return
    event.preventDefault()
    if (isRight) onRight()
    else if (isOpening) setOpenRow(id)
    else if (digit !== null) onDigit(digit)
    else if (offset !== null) focusBeside(row.current, offset)
  }
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isOpen || row.current?.querySelector('[data-inputs]')?.contains(relatedTarget)) return
    // The window itself lost the focus: the row and what is typed in it wait for it to come back.
    if (relatedTarget === null && !isPointerDown.current) return
    settle()
    if (!isPointerDown.current) setOpenRow(null)
  }
  return { isOpen, row, open: () => setOpenRow(id), close, handlers: { onKeyDown, onBlur } }
}
