import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'

/** Where the words of a form stay while somebody fills it in. */
type WordStore<Words> = { read: () => Words | null; keep: (words: Words) => boolean; drop: () => void }

type Options<Values extends FieldValues> = {
  store: WordStore<Values & { creationKey: string }>
  /** What it says as long as nobody typed. */
  blank: Values
  resolver: Resolver<Values>
}

/** Whether two states of a form say the same. */
export const isSameForm = <Values>(one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form whose words stay in this browser until it was sent, with the key that makes sending it twice one thing. A
 * reload gives back both.
 */
export const useStoredForm = <Values extends FieldValues>({ store, blank, resolver }: Options<Values>) => {
  const [{ storedValues, creationKey }] = useState(() => {
    const words = store.read()
    if (words === null) return { storedValues: null, creationKey: crypto.randomUUID() }
    const { creationKey: storedKey, ...values } = words
    // What is left without the key is what the form holds; TypeScript can't say that of a type parameter.
    return { storedValues: values as FieldValues as Values, creationKey: storedKey }
  })
  const form = useForm<Values>({ defaultValues: (storedValues ?? blank) as DefaultValues<Values>, resolver })
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  const keep = useCallback(
    (values: Values): void => setIsStorageRefused(!store.keep({ ...values, creationKey })),
    [store, creationKey],
  )
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSameForm(values, blank)) store.drop()
          else keep(values)
        },
      }),
    [subscribe, store, blank, keep],
  )
  return { form, storedValues, creationKey, isStorageRefused, keep }
}

/** Sends a form; a second press does nothing while the first is under way, nor once `send` said that it worked. */
export const useSendOnce = (send: () => Promise<boolean>) => {
  const isSending = useRef(false)
  return async (): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    isSending.current = await send()
  }
}
