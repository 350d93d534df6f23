-- Written by hand, as 0074. Who saw and changed what in an organisation: facts and ids, never a value or a name. Decisions
-- 0200 and 0201.
CREATE TABLE "main"."audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	-- The last time, of what was done several times within a few minutes.
	"until" timestamp(3) with time zone,
	-- The account. No reference: what somebody did stays when they are gone.
	"actor_id" uuid,
	-- The kind of background work that did it; then there is no actor.
	"work" text,
	"category" text NOT NULL CONSTRAINT "audit_entries_category" CHECK ("category" IN ('read', 'change', 'access')),
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	-- Whom it is about; no references either: the fact stays when the candidate was erased.
	"candidate_id" uuid,
	"vacancy_id" uuid,
	-- A key, such as the kind of a file or what of a candidate was looked at.
	"detail" text,
	-- Names of columns that changed.
	"columns" text[] DEFAULT '{}' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	-- How many rows a list showed, or how many rows of one subject changed.
	"rows" integer
);
--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "main"."audit_entries" USING btree ("organisation_id", "at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "audit_entries_category" ON "main"."audit_entries" USING btree ("organisation_id", "category", "at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "main"."audit_entries" USING btree ("organisation_id", "actor_id", "at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "audit_entries_candidate" ON "main"."audit_entries" USING btree ("candidate_id", "at" DESC, "id" DESC) WHERE "candidate_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "audit_entries_vacancy" ON "main"."audit_entries" USING btree ("vacancy_id", "at" DESC, "id" DESC) WHERE "vacancy_id" IS NOT NULL;
--> statement-breakpoint
-- For the end of their term. They are written in the order of time, so a few pages tell where to look.
CREATE INDEX "audit_entries_oldest" ON "main"."audit_entries" USING brin ("at");
--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."audit_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The role that writes the log. Nobody can log in as it; it owns the functions below, and nothing else writes a row.
DO $$
BEGIN
  BEGIN
    CREATE ROLE "wervio_audit" NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    NULL;
  END;
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT "wervio_audit" TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA "main" TO "wervio_audit";
--> statement-breakpoint
GRANT USAGE ON SCHEMA "ai" TO "wervio_audit";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("times", "rows", "until"), DELETE ON "main"."audit_entries" TO "wervio_audit";
--> statement-breakpoint
CREATE POLICY "writer" ON "main"."audit_entries" AS PERMISSIVE FOR ALL TO "wervio_audit" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The service reads its organisation's log, and can't write, change or delete an entry.
GRANT SELECT ON "main"."audit_entries" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."audit_entries" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- Whether a row went by itself, or with what it belongs to.
DO $$
DECLARE "parent" text;
BEGIN
  FOREACH "parent" IN ARRAY ARRAY['organisations', 'candidates', 'vacancies', 'accounts'] LOOP
    EXECUTE format('GRANT SELECT ("id") ON "main".%I TO "wervio_audit"', "parent");
    EXECUTE format('CREATE POLICY "of_audit" ON "main".%I AS PERMISSIVE FOR SELECT TO "wervio_audit" USING (true)', "parent");
  END LOOP;
END $$;
--> statement-breakpoint
-- The candidate that a recording, a meeting or a file belongs to.
GRANT SELECT ("organisation_id") ON "main"."candidates" TO "wervio_audit";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "kind", "candidate_id", "vacancy_id") ON "main"."files" TO "wervio_audit";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "candidate_id") ON "main"."cv_import_items" TO "wervio_audit";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "candidate_id", "vacancy_id") ON "ai"."recordings" TO "wervio_audit";
--> statement-breakpoint
GRANT SELECT ("id", "organisation_id", "candidate_id", "vacancy_id") ON "ai"."meetings" TO "wervio_audit";
--> statement-breakpoint
CREATE POLICY "of_audit" ON "main"."files" AS PERMISSIVE FOR SELECT TO "wervio_audit"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "of_audit" ON "main"."cv_import_items" AS PERMISSIVE FOR SELECT TO "wervio_audit"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "of_audit" ON "ai"."recordings" AS PERMISSIVE FOR SELECT TO "wervio_audit"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY "of_audit" ON "ai"."meetings" AS PERMISSIVE FOR SELECT TO "wervio_audit"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- Has the changes of a table logged, in the transaction that makes them; a later migration that adds a column calls it
-- again. `rules`, all of them expressions over the row "r" where not said otherwise: `kind` (a key) and `id` of the subject,
-- `candidate`, `vacancy`, `detail`, `organisation`; `self`, the account that acts when nobody's is known; `category`;
-- `columns`, the names of columns whose change is logged; `on`, some of I, U and D; `only`, which rows count;
-- `together`, to have rows with one subject in one entry.
-- Without nested loops: a connection keeps the plan of its first change, of one row maybe, and a later one has thousands.
-- Rows that go along with their organisation, candidate, vacancy or account are not logged: that one is.
CREATE FUNCTION "main"."log_changes"("of" regclass, "rules" jsonb) RETURNS void LANGUAGE plpgsql SET search_path = '' AS $make$
DECLARE
  "name" text := 'log_changes_of_' || replace("of"::text, '.', '_');
  "on" text := coalesce("rules" ->> 'on', 'IUD');
  "changed" text;
  "stands" text;
  "entry" text;
BEGIN
  SELECT coalesce(string_agg(format('CASE WHEN "o".%1$I IS DISTINCT FROM "r".%1$I THEN %1$L END', "c"), ', '), 'NULL')
    INTO "changed" FROM jsonb_array_elements_text(coalesce("rules" -> 'columns', '[]')) "c";
  SELECT string_agg(format(' AND (%1$s IS NULL OR EXISTS (SELECT FROM "main".%2$I "p" WHERE "p"."id" = %1$s))', "p"."at", "p"."in"), '')
    INTO "stands" FROM (VALUES
      (coalesce("rules" ->> 'organisation', '"r"."organisation_id"'), 'organisations', ''),
      ("rules" ->> 'candidate', 'candidates', 'candidate'),
      ("rules" ->> 'vacancy', 'vacancies', 'vacancy'),
      ("rules" ->> 'self', 'accounts', 'colleague')) AS "p" ("at", "in", "kind")
    WHERE "p"."at" IS NOT NULL AND "p"."kind" <> "rules" ->> 'kind';
  "entry" := format($$SELECT gen_random_uuid(), %1$s,
      coalesce("actor", CASE WHEN "job" IS NULL AND "identity" IS NOT NULL THEN %2$s END), "job", %3$L, "action", %4$L,
      %5$s, %6$s, %7$s, %8$s$$,
    coalesce("rules" ->> 'organisation', '"r"."organisation_id"'), coalesce("rules" ->> 'self', 'NULL::uuid'),
    coalesce("rules" ->> 'category', 'change'), "rules" ->> 'kind', coalesce("rules" ->> 'id', '"r"."id"'),
    coalesce("rules" ->> 'candidate', 'NULL::uuid'), coalesce("rules" ->> 'vacancy', 'NULL::uuid'),
    coalesce("rules" ->> 'detail', 'NULL::text'));
  EXECUTE format($body$
    CREATE OR REPLACE FUNCTION "main".%1$I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' SET enable_nestloop = off AS $f$
    DECLARE
      "job" text := nullif(current_setting('app.work', true), '');
      -- An older process names no actor; the account of its transaction is one.
      "actor" uuid := coalesce(nullif(current_setting('app.actor', true), '')::uuid,
        CASE WHEN "job" IS NULL THEN nullif(current_setting('app.account', true), '')::uuid END);
      "identity" text := nullif(current_setting('app.identity', true), '');
      "action" text := CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'DELETE' THEN 'delete' ELSE 'change' END;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO "main"."audit_entries" ("id", "organisation_id", "actor_id", "work", "category", "action", "subject_kind", "subject_id", "candidate_id", "vacancy_id", "detail"%2$s)
        %3$s%4$s FROM "after" "r" WHERE %5$s%6$s;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO "main"."audit_entries" ("id", "organisation_id", "actor_id", "work", "category", "action", "subject_kind", "subject_id", "candidate_id", "vacancy_id", "detail"%2$s)
        %3$s%4$s FROM "before" "r" WHERE %5$s%10$s%6$s;
      ELSE
        INSERT INTO "main"."audit_entries" ("id", "organisation_id", "actor_id", "work", "category", "action", "subject_kind", "subject_id", "candidate_id", "vacancy_id", "detail"%2$s, "columns")
        %3$s%4$s, "x"."names"
        FROM "before" "o" JOIN "after" "r" ON %7$s
        CROSS JOIN LATERAL (SELECT array_remove(ARRAY[%8$s]::text[], NULL) AS "names") "x"
        WHERE "x"."names" <> '{}' AND %5$s%9$s;
      END IF;
      RETURN NULL;
    END $f$$body$,
    "name",
    CASE WHEN "rules" ? 'together' THEN ', "rows"' ELSE '' END,
    "entry",
    CASE WHEN "rules" ? 'together' THEN ', count(*)' ELSE '' END,
    coalesce("rules" ->> 'only', 'true'),
    CASE WHEN "rules" ? 'together' THEN ' GROUP BY 2, 3, 8, 9, 10, 11' ELSE '' END,
    coalesce("rules" ->> 'same', '"o"."id" = "r"."id"'),
    "changed",
    CASE WHEN "rules" ? 'together' THEN ' GROUP BY 2, 3, 8, 9, 10, 11, 13' ELSE '' END,
    "stands");
  EXECUTE format('COMMENT ON FUNCTION "main".%I() IS %L', "name", "rules" -> 'columns');
  EXECUTE format('ALTER FUNCTION "main".%I() OWNER TO "wervio_audit"', "name");
  EXECUTE format('REVOKE ALL ON FUNCTION "main".%I() FROM PUBLIC', "name");
  IF "on" LIKE '%I%' THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER "log_insertions" AFTER INSERT ON %s REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "main".%I()', "of", "name");
  END IF;
  IF "on" LIKE '%U%' THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER "log_updates" AFTER UPDATE ON %s REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "main".%I()', "of", "name");
  END IF;
  IF "on" LIKE '%D%' THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER "log_deletions" AFTER DELETE ON %s REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "main".%I()', "of", "name");
  END IF;
END $make$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."log_changes"(regclass, jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_audit";
--> statement-breakpoint
GRANT CREATE ON SCHEMA "ai" TO "wervio_audit";
--> statement-breakpoint
SELECT "main"."log_changes"("of"::regclass, "rules"::jsonb) FROM (VALUES
  ('"main"."vacancies"', '{"kind": "vacancy", "vacancy": "\"r\".\"id\"", "columns": ["recruiter_id", "title", "company", "client", "client_mention", "location", "salary", "hours", "description", "specific_tasks", "benefits", "soft_skills", "hard_skills", "sector", "core_activity", "history", "team_composition", "company_culture", "social_contribution", "mission_vision_values", "status", "thumbnail", "archived_at"]}'),
  ('"main"."candidates"', '{"kind": "candidate", "candidate": "\"r\".\"id\"", "columns": ["recruiter_id", "name", "photo", "title", "location", "skills", "email", "phone", "linkedin", "cv_filename", "experience", "status", "summary", "education", "languages", "certificates", "driving_licences", "availability", "notice_period", "salary_wish", "hours", "source", "retention", "retain_until"]}'),
  ('"main"."applications"', '{"kind": "application", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "columns": ["stage", "outcome", "reason", "candidate_id"]}'),
  ('"main"."candidate_notes"', '{"kind": "note", "candidate": "\"r\".\"candidate_id\"", "columns": ["text", "deleted_at", "candidate_id"]}'),
  ('"main"."files"', '{"kind": "file", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "detail": "\"r\".\"kind\"", "only": "\"r\".\"kind\" <> ''portrait''", "columns": ["name", "candidate_id", "deleted_at"]}'),
  ('"main"."mails"', '{"kind": "mail", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "detail": "\"r\".\"state\"", "columns": ["address", "subject", "body", "state", "candidate_id"]}'),
  ('"main"."mail_templates"', '{"kind": "mail_template", "columns": ["moment", "label", "subject", "body", "deleted_at"]}'),
  ('"main"."company_profiles"', '{"kind": "company_profile", "columns": ["name", "company", "sector", "core_activity", "history", "team_composition", "company_culture", "mission_vision_values", "social_contribution", "is_default"]}'),
  ('"main"."personas"', '{"kind": "persona", "id": "\"r\".\"vacancy_id\"", "vacancy": "\"r\".\"vacancy_id\"", "same": "\"o\".\"vacancy_id\" = \"r\".\"vacancy_id\"", "columns": ["data"]}'),
  ('"main"."publication_versions"', '{"kind": "publication", "vacancy": "\"r\".\"vacancy_id\"", "columns": ["html"]}'),
  ('"main"."shortlists"', '{"kind": "shortlist", "id": "\"r\".\"candidate_id\"", "candidate": "\"r\".\"candidate_id\"", "on": "ID"}'),
  ('"main"."match_decisions"', '{"kind": "decision", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "detail": "\"r\".\"kind\"", "on": "ID"}'),
  ('"main"."candidate_merges"', '{"kind": "merge", "candidate": "\"r\".\"candidate_id\"", "on": "ID"}'),
  ('"main"."cv_imports"', '{"kind": "cv_stack", "on": "ID"}'),
  ('"main"."cv_import_items"', '{"kind": "cv_item", "candidate": "\"r\".\"candidate_id\"", "columns": ["candidate_id"]}'),
  ('"main"."organisations"', '{"kind": "organisation", "category": "access", "organisation": "\"r\".\"id\"", "on": "U", "columns": ["name"]}'),
  ('"main"."accounts"', '{"kind": "colleague", "category": "access", "self": "\"r\".\"id\"", "detail": "\"r\".\"role\"", "columns": ["organisation_id", "role", "provider", "email", "display_name", "signed_out_before"]}'),
  ('"main"."invitations"', '{"kind": "invitation", "category": "access", "detail": "CASE WHEN \"action\" = ''delete'' AND coalesce(current_setting(''app.feed'', true), '''') <> '''' THEN ''accepted'' ELSE \"r\".\"role\" END", "only": "(TG_OP = ''INSERT'' OR \"r\".\"expires_at\" > now())", "on": "ID"}'),
  ('"main"."linked_identities"', '{"kind": "sign_in_method", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "detail": "\"r\".\"provider\"", "only": "coalesce(current_setting(''app.feed'', true), '''') = ''''", "on": "ID"}'),
  ('"main"."recovery_codes"', '{"kind": "recovery_codes", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "same": "\"o\".\"code_hash\" = \"r\".\"code_hash\"", "only": "(TG_OP = ''UPDATE'' OR coalesce(current_setting(''app.feed'', true), '''') = '''')", "together": true, "on": "IU", "columns": ["used_at"]}'),
  ('"main"."sessions"', '{"kind": "session", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "on": "U", "columns": ["ended_at"]}'),
  ('"main"."hiring_manager_vacancies"', '{"kind": "hiring_manager", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "vacancy": "\"r\".\"vacancy_id\"", "on": "ID"}'),
  ('"main"."microsoft_connections"', '{"kind": "microsoft", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "detail": "\"r\".\"kind\"", "only": "coalesce(current_setting(''app.feed'', true), '''') = ''''", "on": "ID"}'),
  ('"main"."calendar_feeds"', '{"kind": "calendar_feed", "category": "access", "id": "\"r\".\"account_id\"", "self": "\"r\".\"account_id\"", "only": "coalesce(current_setting(''app.feed'', true), '''') = ''''", "on": "ID"}'),
  ('"ai"."recordings"', '{"kind": "recording", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "columns": ["file_name", "candidate_id", "vacancy_id", "conversation_type", "language", "new_candidate_name", "speakers", "summary_content", "consent_id", "deleted_at"]}'),
  ('"ai"."recording_segments"', '{"kind": "transcript", "id": "\"r\".\"recording_id\"", "candidate": "(SELECT \"c\".\"candidate_id\" FROM \"ai\".\"recordings\" \"c\" WHERE \"c\".\"id\" = \"r\".\"recording_id\")", "same": "\"o\".\"recording_id\" = \"r\".\"recording_id\" AND \"o\".\"position\" = \"r\".\"position\"", "together": true, "on": "U", "columns": ["text", "speaker"]}'),
  ('"ai"."consents"', '{"kind": "consent", "candidate": "\"r\".\"candidate_id\"", "columns": ["wording", "way", "given_on", "withdrawn_at", "candidate_id"]}'),
  ('"ai"."scorecards"', '{"kind": "scorecard", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "columns": ["items", "notes", "conversation_type", "conversation_on", "candidate_id", "vacancy_id", "recording_id"]}'),
  ('"ai"."meetings"', '{"kind": "meeting", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "columns": ["subject", "description", "starts", "ends", "attendees", "candidate_id", "vacancy_id", "state", "transcript"]}'),
  ('"ai"."match_requirements"', '{"kind": "requirements", "id": "\"r\".\"vacancy_id\"", "vacancy": "\"r\".\"vacancy_id\"", "same": "\"o\".\"vacancy_id\" = \"r\".\"vacancy_id\"", "columns": ["changes"]}'),
  ('"ai"."match_verdicts"', '{"kind": "verdict", "id": "\"r\".\"candidate_id\"", "candidate": "\"r\".\"candidate_id\"", "vacancy": "\"r\".\"vacancy_id\"", "detail": "\"r\".\"verdict\"", "same": "\"o\".\"vacancy_id\" = \"r\".\"vacancy_id\" AND \"o\".\"candidate_id\" = \"r\".\"candidate_id\" AND \"o\".\"requirement_id\" = \"r\".\"requirement_id\"", "columns": ["verdict"]}')
) AS "tables" ("of", "rules");
--> statement-breakpoint
-- Notes what somebody looked at, for the organisation of the transaction. The same id again adds to the entry: reads of one
-- thing by one person within a few minutes have one id. In the order of ids, so that two processes never wait for each other.
CREATE FUNCTION "main"."note_reads"("entries" jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  INSERT INTO "main"."audit_entries" AS "a" ("id", "organisation_id", "at", "until", "actor_id", "category", "action", "subject_kind", "subject_id", "candidate_id", "vacancy_id", "detail", "times", "rows")
  SELECT "e"."id", nullif(current_setting('app.organisation', true), '')::uuid, "e"."at", "e"."until", "e"."actor_id",
    CASE "e"."action" WHEN 'refuse' THEN 'access' ELSE 'read' END, "e"."action", "e"."subject_kind", "e"."subject_id",
    CASE "e"."subject_kind"
      WHEN 'candidate' THEN (SELECT "c"."id" FROM "main"."candidates" "c" WHERE "c"."id" = "e"."subject_id" AND "c"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
      WHEN 'file' THEN "f"."candidate_id"
      WHEN 'cv_item' THEN (SELECT "i"."candidate_id" FROM "main"."cv_import_items" "i" WHERE "i"."id" = "e"."subject_id")
      WHEN 'recording' THEN (SELECT "r"."candidate_id" FROM "ai"."recordings" "r" WHERE "r"."id" = "e"."subject_id")
      WHEN 'meeting' THEN (SELECT "m"."candidate_id" FROM "ai"."meetings" "m" WHERE "m"."id" = "e"."subject_id")
    END,
    coalesce("e"."vacancy_id", "f"."vacancy_id"), coalesce("f"."kind", "e"."detail"), "e"."times", "e"."rows"
  FROM jsonb_to_recordset("entries") AS "e" ("id" uuid, "at" timestamptz, "until" timestamptz, "actor_id" uuid, "action" text, "subject_kind" text, "subject_id" uuid, "vacancy_id" uuid, "detail" text, "times" integer, "rows" integer)
  LEFT JOIN "main"."files" "f" ON "e"."subject_kind" = 'file' AND "f"."id" = "e"."subject_id"
  -- A photo follows the page that it stands on.
  WHERE "f"."kind" IS NULL OR "f"."kind" NOT IN ('photo', 'portrait', 'thumbnail')
  ORDER BY "e"."id"
  ON CONFLICT ("id") DO UPDATE SET "times" = "a"."times" + excluded."times", "rows" = coalesce("a"."rows" + excluded."rows", "a"."rows", excluded."rows"),
    "until" = greatest("a"."until", excluded."until")
    WHERE "a"."organisation_id" = excluded."organisation_id"
$$;
--> statement-breakpoint
ALTER FUNCTION "main"."note_reads"(jsonb) OWNER TO "wervio_audit";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."note_reads"(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."note_reads"(jsonb) TO "wervio_main";
--> statement-breakpoint
-- The same for ai-service, which has no right in the schema of main-api.
CREATE FUNCTION "ai"."note_reads"("entries" jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  SELECT "main"."note_reads"("entries")
$$;
--> statement-breakpoint
ALTER FUNCTION "ai"."note_reads"(jsonb) OWNER TO "wervio_audit";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "ai"."note_reads"(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "ai"."note_reads"(jsonb) TO "wervio_ai";
--> statement-breakpoint
-- Deletes up to `most` entries older than a term, never one of the last 90 days; returns how many.
CREATE FUNCTION "main"."expire_audit_entries"("days" integer, "most" integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE "gone" integer;
BEGIN
  DELETE FROM "main"."audit_entries" WHERE "id" IN (
    SELECT "id" FROM "main"."audit_entries" WHERE "at" < now() - make_interval(days => greatest("days", 90)) LIMIT "most" FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS "gone" = ROW_COUNT;
  RETURN "gone";
END $$;
--> statement-breakpoint
ALTER FUNCTION "main"."expire_audit_entries"(integer, integer) OWNER TO "wervio_audit";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_audit";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_audit";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."expire_audit_entries"(integer, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."expire_audit_entries"(integer, integer) TO "wervio_main";
