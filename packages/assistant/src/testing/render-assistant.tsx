import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Toaster } from '@wervio/ui'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { AssistantProps } from '../assistant-props.ts'
import { Assistant } from '../assistant.tsx'
import { ID, type ChatCall } from './fake-chat.ts'

export const vacancyProps: AssistantProps = {
  kind: 'vacancy',
  subject: { kind: 'vacancy', id: ID },
  context: () => ({ vacature: { hard_skills: 'Hbo-diploma en BIG' } }),
  placement: 'inline',
}

const inPage = (content: ReactElement, queries: QueryClient) => {
  const router = createMemoryRouter([{ path: '*', element: <main>{content}</main> }])
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}

/** Anything with assistants in it, on a page. */
export const renderPage = (content: ReactElement) => {
  const queries = new QueryClient()
  const view = render(inPage(content, queries))
  return { ...view, user: userEvent.setup(), show: (next: ReactElement) => view.rerender(inPage(next, queries)) }
}

/** One assistant, about a vacancy unless told otherwise, in its place on the page. */
export const renderAssistant = (props: Partial<AssistantProps> = {}) =>
  renderPage(<Assistant {...vacancyProps} {...props} />)

export const field = () => screen.findByRole('textbox', { name: 'Stel je vraag aan Wervio...' })

/** The chat call with this number, once it has arrived. */
export const arrived = (calls: ChatCall[], number = 0): Promise<ChatCall> =>
  waitFor(() => {
    const call = calls[number]
    if (!call) throw new Error('the question did not arrive yet')
    return call
  })
