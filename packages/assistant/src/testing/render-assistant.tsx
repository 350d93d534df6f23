import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryDefaults } from '@wervio/api-client'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { Toaster } from '@wervio/ui'
import type { ReactElement } from 'react'
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

/** Renders content with assistants in it as a page. */
export const renderPage = (content: ReactElement) => {
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const view = render(inPage(content, queries))
  return { ...view, user: userEvent.setup(), show: (next: ReactElement) => view.rerender(inPage(next, queries)) }
}

/** Renders one assistant in a page, about a vacancy by default. */
export const renderAssistant = (props: Partial<AssistantProps> = {}) =>
  renderPage(<Assistant {...vacancyProps} {...props} />)

export const field = () => screen.findByRole('textbox', { name: 'Stel je vraag aan Wervio...' })

/** The chat call with this number, once it has arrived. */
export const waitForCall = (calls: ChatCall[], number = 0): Promise<ChatCall> =>
  waitFor(() => {
    const call = calls[number]
    if (!call) throw new Error('the question did not arrive yet')
    return call
  })
