import { useQuery } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { getOwnDemo } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Navigate } from '@wervio/routing'
import { TextLink, tokens } from '@wervio/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../use-now.ts'
import { rememberDemoEnd } from './demo-end.ts'
import { timeLeft } from './time-left.ts'

const Banner = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  color: ${tokens.text.base};
  background: ${tokens.status.signal.soft};
  border-bottom: 1px solid ${tokens.line.base};
`

/** Whether a moment is past, known as soon as it is; false without one. */
const useIsPast = (moment: string | null): boolean => {
  const [past, setPast] = useState<string | null>(null)
  useEffect(() => {
    if (moment === null) return undefined
    const timer = setTimeout(() => setPast(moment), Math.max(0, Date.parse(moment) - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== null && past === moment
}

/** Over the pages of a demo: how long it lasts and how to keep it. Leads away when its time is over. */
export const DemoBanner = () => {
  const now = useNow()
  const { data } = useQuery({
    queryKey: ['demo'],
    queryFn: ({ signal }) => call(getOwnDemo, {}, { signal }),
    staleTime: Infinity,
  })
  const end = data?.ends_at ?? null
  useEffect(() => {
    if (end !== null) rememberDemoEnd(end)
  }, [end])
  const isOver = useIsPast(end)
  if (end === null) return null
  if (isOver) return <Navigate to={routes.demo.over()} replace />
  return (
    <Banner aria-label="Demo">
      <span>Dit is een demo. Over {timeLeft(Date.parse(end) - now.getTime())} wordt alles gewist.</span>
      <TextLink to={routes.register.path}>Bewaar mijn werk</TextLink>
    </Banner>
  )
}
