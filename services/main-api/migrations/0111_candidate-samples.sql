-- Written by hand, as 0016. A sixteenth of the candidates, told by the last byte of their id, which is random: what many
-- candidates have is estimated from these. IF NOT EXISTS, because of a large table it is better built beforehand with
-- CREATE INDEX CONCURRENTLY.
CREATE INDEX IF NOT EXISTS "candidates_search_sample" ON "main"."candidates" USING gin ("search") WITH (fastupdate=false) WHERE get_byte(uuid_send("id"), 15) < 16;
--> statement-breakpoint
-- Ids of the sampled candidates of the transaction's organisation who have what is asked, or of all of them where nothing is.
CREATE FUNCTION "main"."sampled_candidates"("asked" tsquery) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  own uuid := nullif(current_setting('app.organisation', true), '')::uuid;
  of_own tsquery := ('''@' || own || '''')::tsquery;
BEGIN
  IF own IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM main.candidates WHERE search @@ $1 AND organisation_id IS NOT DISTINCT FROM $2 AND get_byte(uuid_send(id), 15) < 16'
    USING CASE WHEN "asked" IS NULL THEN of_own ELSE of_own && "asked" END, own;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_search";
--> statement-breakpoint
ALTER FUNCTION "main"."sampled_candidates"(tsquery) OWNER TO "wervio_search";
--> statement-breakpoint
-- Rolling upgrade: the right was given two statements before.
REVOKE CREATE ON SCHEMA "main" FROM "wervio_search";
--> statement-breakpoint
-- Rolling upgrade: the function is new.
REVOKE ALL ON FUNCTION "main"."sampled_candidates"(tsquery) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."sampled_candidates"(tsquery) TO "wervio_main";
