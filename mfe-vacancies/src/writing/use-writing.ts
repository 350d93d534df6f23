import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@wervio/api-client'
import {
  messages,
  type EngineChoice,
  type GenerateVacancyRequest,
  type GenerateVacancyResponse,
} from '@wervio/contracts'
import { useEffect, useRef, useState } from 'react'
import { ownTextLanguage } from './own-language.ts'
import { writeText } from './write-text.ts'

export type Writing =
  | { phase: 'idle' }
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'failed'; message: string; code: ApiError['code'] | null }

/** Writes a vacancy text, one at a time. Leaving the page stops it; `onRefused` gets the error of the service. */
export const useWriting = (onRefused?: (error: ApiError) => void) => {
  const [writing, setWriting] = useState<Writing>({ phase: 'idle' })
  const queries = useQueryClient()
  const controllerRef = useRef<AbortController | null>(null)
  useEffect(() => () => controllerRef.current?.abort(), [])

  const fail = (error: unknown): void => {
    const apiError = error instanceof ApiError ? error : null
    setWriting({ phase: 'failed', message: apiError?.message ?? messages.generic, code: apiError?.code ?? null })
    if (apiError) onRefused?.(apiError)
  }

  /**
   * `engine` asks for the rules in place of the configured engine. Resolves with the text; with null when it was
   * stopped or failed, or while another one is under way.
   */
  const write = async (
    values: GenerateVacancyRequest,
    engine?: EngineChoice,
  ): Promise<GenerateVacancyResponse | null> => {
    if (controllerRef.current) return null
    const controller = new AbortController()
    controllerRef.current = controller
    setWriting({ phase: 'writing', step: 'Je gegevens worden gelezen', percent: 0 })
    try {
      const text = await writeText(
        { ...values, engine, language: ownTextLanguage(queries) },
        controller.signal,
        (progress) => setWriting({ phase: 'writing', ...progress }),
      )
      setWriting({ phase: 'idle' })
      return text
    } catch (error) {
      if (controller.signal.aborted) setWriting({ phase: 'idle' })
      else fail(error)
      return null
    } finally {
      controllerRef.current = null
    }
  }

  return {
    writing,
    write,
    fail,
    stop: () => controllerRef.current?.abort(),
    reset: () => setWriting({ phase: 'idle' }),
  }
}
