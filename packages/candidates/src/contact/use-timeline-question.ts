import { useState } from 'react'

/** Whether to ask if a message should be noted: once for each message, whatever the answer was. */
export const useTimelineQuestion = (message: string) => {
  const [askedMessage, setAskedMessage] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    /** Whether this message was opened or copied already. */
    wasAsked: message === askedMessage,
    ask: () => {
      setAskedMessage(message)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
  }
}
