import pg from 'pg'

/** Steps of saving a CV of a stack, as the database sees them. */
export const savingSteps = {
  'the candidate is made': 'before insert on main.candidates for each row',
  'the file becomes their CV': `before update on main.files for each row when (new.kind = 'cv')`,
  'the CV is marked as saved': `before update on main.cv_import_items for each row when (new.status = 'saved')`,
} as const
export type SavingStep = keyof typeof savingSteps

/** Has the database break off a step of saving, the first `times` that it is taken; one step at a time. */
export const breakOff = async (databaseUrl: string, step: SavingStep, times: number) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const table = /main\.\w+/.exec(savingSteps[step])?.[0] ?? ''
  // A sequence counts on when its transaction is rolled back.
  await pool.query('create sequence public.faults')
  await pool.query(`create function public.break_off() returns trigger language plpgsql security definer as $$
    begin if nextval('public.faults') <= ${times} then raise exception 'broken off'; end if; return new; end $$`)
  await pool.query(`create trigger break_off ${savingSteps[step]} execute function public.break_off()`)
  return {
    /** How often the step was begun. */
    begun: async (): Promise<number> => {
      const { rows } = await pool.query<{ begun: string }>(
        'select case when is_called then last_value else 0 end as begun from public.faults',
      )
      return Number(rows[0]?.begun)
    },
    /** From now on every step is taken to its end. */
    mend: async (): Promise<void> => {
      await pool.query(
        `drop trigger break_off on ${table}; drop function public.break_off; drop sequence public.faults`,
      )
      await pool.end()
    },
  }
}
