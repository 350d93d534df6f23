-- Written by hand, as 0080. How many candidates an organisation has for each skill and each place, by status and by whether
-- there is a CV: adding them up takes as long as there are different ones, and reading every candidate takes 3 µs each.
-- Every statement that changes candidates adds rows with what it changed, so nobody waits for anybody, and
-- "merge_candidate_value_counts" makes one row of many. The number for a value is the sum. Decision 0226.
CREATE TABLE "main"."candidate_value_counts" (
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"status" text NOT NULL,
	"has_cv" boolean NOT NULL,
	"kind" text NOT NULL CONSTRAINT "candidate_value_counts_kind" CHECK ("kind" IN ('skill', 'location')),
	-- Folded, as candidates are compared by it; "name" is one of its spellings.
	"key" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	-- How many more there are since the other rows; fewer when negative.
	"candidates" integer NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "candidate_value_counts_of" ON "main"."candidate_value_counts" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "candidate_value_counts_changes" ON "main"."candidate_value_counts" USING btree ("organisation_id") WHERE NOT "merged";
--> statement-breakpoint
ALTER TABLE "main"."candidate_value_counts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_value_counts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The role that writes the counts. Nobody can log in as it; it owns the functions below, and nothing else writes a row.
DO $$
BEGIN
  BEGIN
    CREATE ROLE "wervio_counts" NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT "wervio_counts" TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "main" TO "wervio_counts";
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "main"."candidate_value_counts" TO "wervio_counts";
--> statement-breakpoint
CREATE POLICY "writer" ON "main"."candidate_value_counts" AS PERMISSIVE FOR ALL TO "wervio_counts" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The service reads its organisation's counts. Hiring managers have no right to them: they don't see every candidate.
GRANT SELECT ON "main"."candidate_value_counts" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."candidate_value_counts" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- Whether candidates went by themselves or with their organisation, whose counts go with it.
GRANT SELECT ("id") ON "main"."organisations" TO "wervio_counts";
--> statement-breakpoint
CREATE POLICY "of_counts" ON "main"."organisations" AS PERMISSIVE FOR SELECT TO "wervio_counts" USING (true);
--> statement-breakpoint
-- The skills and the place of a candidate, each with its key and as it is written.
CREATE FUNCTION "main"."candidate_values"("skill_keys" text[], "skill_names" text[], "location_key" text, "location" text)
RETURNS TABLE ("kind" text, "key" text, "name" text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'skill', k, n FROM unnest("skill_keys", "skill_names") s(k, n)
  UNION ALL SELECT 'location', "location_key", btrim("location") WHERE "location_key" <> ''
$$;
--> statement-breakpoint
-- Without nested loops, as in 0080, but for those over the values of a row, which there is no other way to join: their cost
-- is then beyond every limit, and PostgreSQL would compile each plan, half a second for a save. A change of nothing that is
-- counted adds no row.
CREATE FUNCTION "main"."count_candidate_values"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' SET enable_nestloop = off SET jit = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "main"."candidate_value_counts" ("organisation_id", "status", "has_cv", "kind", "key", "name", "candidates")
    SELECT "r"."organisation_id", "r"."status", "r"."has_cv", "v"."kind", "v"."key", "v"."name", count(*)
    FROM "after" "r", LATERAL "main"."candidate_values"("r"."skill_keys", "r"."skill_names", "r"."location_key", "r"."location") "v"
    GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "main"."candidate_value_counts" ("organisation_id", "status", "has_cv", "kind", "key", "name", "candidates")
    SELECT "r"."organisation_id", "r"."status", "r"."has_cv", "v"."kind", "v"."key", "v"."name", -count(*)
    FROM "before" "r", LATERAL "main"."candidate_values"("r"."skill_keys", "r"."skill_names", "r"."location_key", "r"."location") "v"
    WHERE EXISTS (SELECT FROM "main"."organisations" "o" WHERE "o"."id" = "r"."organisation_id")
    GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO "main"."candidate_value_counts" ("organisation_id", "status", "has_cv", "kind", "key", "name", "candidates")
    SELECT "r"."organisation_id", "r"."status", "r"."has_cv", "v"."kind", "v"."key", "v"."name", sum("r"."n")
    FROM (
      SELECT "s"."organisation_id", "s"."status", "s"."has_cv", "s"."skill_keys", "s"."skill_names", "s"."location_key", "s"."location", "s"."n"
      FROM "before" "b" JOIN "after" "a" ON "b"."id" = "a"."id",
      LATERAL (VALUES
        ("b"."organisation_id", "b"."status", "b"."has_cv", "b"."skill_keys", "b"."skill_names", "b"."location_key", "b"."location", -1),
        ("a"."organisation_id", "a"."status", "a"."has_cv", "a"."skill_keys", "a"."skill_names", "a"."location_key", "a"."location", 1)
      ) AS "s" ("organisation_id", "status", "has_cv", "skill_keys", "skill_names", "location_key", "location", "n")
      WHERE ("b"."organisation_id", "b"."status", "b"."has_cv", "b"."skill_names", "b"."location")
        IS DISTINCT FROM ("a"."organisation_id", "a"."status", "a"."has_cv", "a"."skill_names", "a"."location")
    ) "r", LATERAL "main"."candidate_values"("r"."skill_keys", "r"."skill_names", "r"."location_key", "r"."location") "v"
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("r"."n") <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes one row of the rows of a value, for organisations with over a thousand changes since the last time. Whoever reads
-- meanwhile sees the rows of before or those of after. One process at a time. What adds up to nothing goes without waiting.
CREATE FUNCTION "main"."merge_candidate_value_counts"() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE "own" uuid;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('merge_candidate_value_counts')) THEN RETURN; END IF;
  FOR "own" IN SELECT "organisation_id" FROM "main"."candidate_value_counts" WHERE NOT "merged" GROUP BY 1 HAVING count(*) > 1000 LOOP
    WITH "gone" AS (DELETE FROM "main"."candidate_value_counts" WHERE "organisation_id" = "own" RETURNING *)
    INSERT INTO "main"."candidate_value_counts" ("organisation_id", "status", "has_cv", "kind", "key", "name", "candidates", "merged")
    SELECT "organisation_id", "status", "has_cv", "kind", "key", "name", sum("candidates"), true
    FROM "gone" GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("candidates") <> 0;
  END LOOP;
  -- A value that nobody has any more, such as the place of somebody who was erased, goes at once.
  DELETE FROM "main"."candidate_value_counts" "c" USING (
    SELECT "organisation_id", "status", "has_cv", "kind", "key", "name" FROM "main"."candidate_value_counts"
    WHERE "organisation_id" IN (SELECT "organisation_id" FROM "main"."candidate_value_counts" WHERE NOT "merged" AND "candidates" < 0)
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum("candidates") = 0
  ) "z" WHERE ("c"."organisation_id", "c"."status", "c"."has_cv", "c"."kind", "c"."key", "c"."name")
    = ("z"."organisation_id", "z"."status", "z"."has_cv", "z"."kind", "z"."key", "z"."name");
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_counts";
--> statement-breakpoint
ALTER FUNCTION "main"."count_candidate_values"() OWNER TO "wervio_counts";
--> statement-breakpoint
ALTER FUNCTION "main"."merge_candidate_value_counts"() OWNER TO "wervio_counts";
--> statement-breakpoint
-- Rolling upgrade: a right that this migration gave.
REVOKE CREATE ON SCHEMA "main" FROM "wervio_counts";
--> statement-breakpoint
-- Rolling upgrade: functions of this migration.
REVOKE ALL ON FUNCTION "main"."count_candidate_values"(), "main"."merge_candidate_value_counts"() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."merge_candidate_value_counts"() TO "wervio_main";
--> statement-breakpoint
-- From here on writing of candidates waits until this migration ends: every change is counted once.
CREATE TRIGGER "count_insertions" AFTER INSERT ON "main"."candidates" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "main"."count_candidate_values"();
--> statement-breakpoint
CREATE TRIGGER "count_updates" AFTER UPDATE ON "main"."candidates" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "main"."count_candidate_values"();
--> statement-breakpoint
CREATE TRIGGER "count_deletions" AFTER DELETE ON "main"."candidates" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "main"."count_candidate_values"();
--> statement-breakpoint
ALTER TABLE "main"."candidates" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidate_value_counts" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "main"."candidate_value_counts" ("organisation_id", "status", "has_cv", "kind", "key", "name", "candidates", "merged")
SELECT "r"."organisation_id", "r"."status", "r"."has_cv", "v"."kind", "v"."key", "v"."name", count(*), true
FROM "main"."candidates" "r", LATERAL "main"."candidate_values"("r"."skill_keys", "r"."skill_names", "r"."location_key", "r"."location") "v"
GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
ALTER TABLE "main"."candidate_value_counts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."candidates" FORCE ROW LEVEL SECURITY;
