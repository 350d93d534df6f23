import type { FastifyReply, FastifyRequest } from 'fastify'

export type PageQuery = { limit?: string; cursor?: string }

/** A UUID for the row with this number. */
export const idOf = (number: number): string => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`

type Asked<Row> = {
  request: FastifyRequest<{ Querystring: PageQuery }>
  reply: FastifyReply
  size: number
  row: (number: number) => Row
}

/** One page of made-up rows by cursor, as the main API gives them: the next page stands in the Link header. */
export const pageOf = async <Row>({ request, reply, size, row }: Asked<Row>): Promise<Row[]> => {
  const [from, limit] = [Number(request.query.cursor ?? 0), Number(request.query.limit ?? 100)]
  const next = from + limit
  if (next < size) reply.header('link', `<${request.url.split('?')[0]}?cursor=${next}>; rel="next"`)
  return Array.from({ length: Math.max(0, Math.min(limit, size - from)) }, (_, index) => row(from + index))
}
