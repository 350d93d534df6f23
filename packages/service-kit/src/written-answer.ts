/**
 * An answer that a handler wrote as JSON by itself, for thousands of rows whose text is stored: it goes out as it is,
 * so the handler answers for its shape. `rows` is how many it shows.
 */
export class WrittenAnswer {
  readonly json: string
  readonly rows: number

  constructor(json: string, rows: number) {
    this.json = json
    this.rows = rows
  }
}
