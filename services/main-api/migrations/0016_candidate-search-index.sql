-- Written by hand: a role and a function that look things up in the search index of candidates.
-- Under row-level security an operator that isn't leakproof, as @@ is, can't use an index. So a role of its own, which nobody
-- can log in as and wervio_main can't become, may read three columns of every row, inside one function that names the
-- organisation of the transaction itself. What it answers are ids; the rows are read by wervio_main under the policy.
DO $$
BEGIN
  BEGIN
    CREATE ROLE "wervio_search" NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT "wervio_search" TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "main" TO "wervio_search";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "search") ON "main"."candidates" TO "wervio_search";
--> statement-breakpoint
CREATE POLICY "search_index" ON "main"."candidates" AS PERMISSIVE FOR SELECT TO "wervio_search" USING (true);
--> statement-breakpoint
-- Ids of at most "most" candidates of the transaction's organisation who have what is asked, in no order. Planned anew each
-- time and through the index alone: without statistics, as on a new database, a scan of all rows looks cheap.
CREATE FUNCTION "main"."candidates_matching"("asked" tsquery, "most" integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE STRICT SECURITY DEFINER SET search_path = pg_catalog SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE own uuid := nullif(current_setting('app.organisation', true), '')::uuid;
BEGIN
  IF own IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM main.candidates WHERE search @@ $1 AND organisation_id IS NOT DISTINCT FROM $2 LIMIT $3'
    USING ('''@' || own || '''')::tsquery && "asked", own, "most";
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_search";
--> statement-breakpoint
ALTER FUNCTION "main"."candidates_matching"(tsquery, integer) OWNER TO "wervio_search";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_search";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."candidates_matching"(tsquery, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."candidates_matching"(tsquery, integer) TO "wervio_main";
