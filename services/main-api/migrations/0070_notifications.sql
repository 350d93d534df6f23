-- Written by hand, as 0028. What a recruiter is told of: facts alone, the screen writes the sentence. Names are read from
-- the rows they belong to, so that none stays behind; what a notification is about takes it along when it goes.
CREATE TABLE "main"."notification_standings" (
	"account_id" uuid PRIMARY KEY NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	-- Counts every change of the account's notifications. Its row is locked for each, so revisions are committed in order.
	"revision" bigint DEFAULT 0 NOT NULL,
	-- Kinds that the recruiter doesn't want.
	"muted" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notification_standings_organisation" ON "main"."notification_standings" USING btree ("organisation_id");
--> statement-breakpoint
CREATE TABLE "main"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	-- Rows of one batch are shown as one notification.
	"batch" uuid NOT NULL,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"kind" text NOT NULL,
	-- Of what happened: the same is told once.
	"key" text NOT NULL,
	"candidate_id" uuid REFERENCES "main"."candidates"("id") ON DELETE cascade,
	"vacancy_id" uuid REFERENCES "main"."vacancies"("id") ON DELETE cascade,
	"recording_id" uuid REFERENCES "ai"."recordings"("id") ON DELETE cascade,
	"meeting_id" uuid REFERENCES "ai"."meetings"("id") ON DELETE cascade,
	"import_id" uuid REFERENCES "main"."cv_imports"("id") ON DELETE cascade,
	"mail_id" uuid REFERENCES "main"."mails"("id") ON DELETE cascade,
	-- The colleague who did it.
	"actor_id" uuid REFERENCES "main"."accounts"("id") ON DELETE set null,
	"percentage" integer,
	"stage" integer,
	"outcome" text,
	"failed" boolean DEFAULT false NOT NULL,
	-- How many things one row is about.
	"amount" integer DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp(3) with time zone,
	CONSTRAINT "notifications_once" UNIQUE("account_id", "key"),
	CONSTRAINT "notifications_kind" CHECK ("kind" IN ('match', 'recording', 'transcript', 'cv_stack', 'mail', 'colleague'))
);
--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "main"."notifications" USING btree ("account_id", "created_at" DESC, "batch" DESC);
--> statement-breakpoint
CREATE INDEX "notifications_changed" ON "main"."notifications" USING btree ("account_id", "revision");
--> statement-breakpoint
CREATE INDEX "notifications_old" ON "main"."notifications" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_organisation" ON "main"."notifications" USING btree ("organisation_id");
--> statement-breakpoint
-- For the deletions that cascade.
CREATE INDEX "notifications_candidate" ON "main"."notifications" USING btree ("candidate_id") WHERE "candidate_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_vacancy" ON "main"."notifications" USING btree ("vacancy_id") WHERE "vacancy_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_recording" ON "main"."notifications" USING btree ("recording_id") WHERE "recording_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_meeting" ON "main"."notifications" USING btree ("meeting_id") WHERE "meeting_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_import" ON "main"."notifications" USING btree ("import_id") WHERE "import_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "main"."notifications" USING btree ("mail_id") WHERE "mail_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "main"."notifications" USING btree ("actor_id") WHERE "actor_id" IS NOT NULL;
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['notification_standings', 'notifications'] LOOP
    EXECUTE format('ALTER TABLE "main".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "main".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON "main".%I TO "wervio_main"', made);
    -- Colleagues see each other's candidates, not each other's notifications.
    EXECUTE format($policy$CREATE POLICY "own_account" ON "main".%I AS PERMISSIVE FOR ALL TO "wervio_main"
      USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid AND "account_id" = nullif(current_setting('app.account', true), '')::uuid)
      WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid AND "account_id" = nullif(current_setting('app.account', true), '')::uuid)$policy$, made);
    -- The end of a demo counts what it erases.
    EXECUTE format($policy$CREATE POLICY "ending" ON "main".%I AS PERMISSIVE FOR SELECT TO "wervio_main"
      USING (current_setting('app.demos', true) = 'on' AND "organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)$policy$, made);
  END LOOP;
END $$;
--> statement-breakpoint
-- Outside every organisation, where only housekeeping runs: those of more than 90 days ago may be deleted.
CREATE POLICY "expired" ON "main"."notifications" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (nullif(current_setting('app.organisation', true), '')::uuid IS NULL AND "created_at" < now() - interval '90 days')
  WITH CHECK (false);
--> statement-breakpoint
-- Tells an account of what happened, in the transaction that made it happen; returns how many of `items` were new. What
-- belongs to another organisation is left out: all is read under the row-level security of wervio_main, whose function it is.
CREATE FUNCTION "main"."raise_notifications"("account" uuid, "about" text, "items" jsonb) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  "own" uuid := nullif(current_setting('app.organisation', true), '')::uuid;
  "before" text := current_setting('app.account', true);
  "next" bigint;
  "unwanted" text[];
  "together" uuid;
  "last" timestamptz;
  "made" integer := 0;
BEGIN
  IF NOT EXISTS (SELECT FROM "main"."accounts" "a" WHERE "a"."id" = "account" AND "a"."organisation_id" = "own") THEN RETURN 0; END IF;
  PERFORM set_config('app.account', "account"::text, true);
  INSERT INTO "main"."notification_standings" ("account_id", "organisation_id") VALUES ("account", "own") ON CONFLICT DO NOTHING;
  SELECT "s"."revision" + 1, "s"."muted" INTO "next", "unwanted" FROM "main"."notification_standings" "s" WHERE "s"."account_id" = "account" FOR UPDATE;
  IF NOT "about" = ANY ("unwanted") THEN
    -- Matches for one vacancy that come within an hour, and weren't seen yet, are one notification.
    IF "about" = 'match' THEN
      SELECT "n"."batch" INTO "together" FROM "main"."notifications" "n"
        WHERE "n"."account_id" = "account" AND "n"."kind" = 'match' AND "n"."read_at" IS NULL
          AND "n"."vacancy_id" = ("items" -> 0 ->> 'vacancy_id')::uuid AND "n"."created_at" > now() - interval '1 hour'
        ORDER BY "n"."created_at" DESC LIMIT 1;
    END IF;
    "together" := coalesce("together", gen_random_uuid());
    INSERT INTO "main"."notifications" ("id", "batch", "organisation_id", "account_id", "kind", "key", "candidate_id", "vacancy_id", "recording_id", "meeting_id",
        "import_id", "mail_id", "actor_id", "percentage", "stage", "outcome", "failed", "amount", "revision", "created_at")
      SELECT gen_random_uuid(), "together", "own", "account", "about", "i"."key", "i"."candidate_id", "i"."vacancy_id", "i"."recording_id", "i"."meeting_id",
        "i"."import_id", "i"."mail_id", "i"."actor_id", "i"."percentage", "i"."stage", "i"."outcome", coalesce("i"."failed", false), coalesce("i"."amount", 1), "next", coalesce("i"."created_at", clock_timestamp())
      FROM jsonb_to_recordset("items") AS "i" ("key" text, "candidate_id" uuid, "vacancy_id" uuid, "recording_id" uuid, "meeting_id" uuid, "import_id" uuid,
        "mail_id" uuid, "actor_id" uuid, "percentage" integer, "stage" integer, "outcome" text, "failed" boolean, "amount" integer, "created_at" timestamptz)
      WHERE ("i"."candidate_id" IS NULL OR EXISTS (SELECT FROM "main"."candidates" "c" WHERE "c"."id" = "i"."candidate_id" AND "c"."organisation_id" = "own"))
        AND ("i"."vacancy_id" IS NULL OR EXISTS (SELECT FROM "main"."vacancies" "v" WHERE "v"."id" = "i"."vacancy_id" AND "v"."organisation_id" = "own"))
      ON CONFLICT ("account_id", "key") DO NOTHING;
    GET DIAGNOSTICS "made" = ROW_COUNT;
  END IF;
  IF "made" > 0 THEN
    UPDATE "main"."notification_standings" "s" SET "revision" = "next" WHERE "s"."account_id" = "account";
    -- Nobody looks further back than the newest 1,000; looked at now and then, for it reads them all.
    IF "next" % 50 = 0 OR "made" > 50 THEN
      SELECT "n"."created_at" INTO "last" FROM "main"."notifications" "n" WHERE "n"."account_id" = "account" ORDER BY "n"."created_at" DESC OFFSET 1000 LIMIT 1;
      DELETE FROM "main"."notifications" "n" WHERE "n"."account_id" = "account" AND "n"."created_at" <= "last";
    END IF;
    PERFORM pg_notify('wervio_notifications', "account"::text);
  END IF;
  PERFORM set_config('app.account', coalesce("before", ''), true);
  RETURN "made";
END $$;
--> statement-breakpoint
-- Strong matches of ai-service, for the recruiter of the vacancy: while it is open, and of nobody who is in its procedure.
CREATE FUNCTION "main"."raise_matches"("vacancy" uuid, "matches" jsonb) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  "owner" uuid;
  "items" jsonb;
BEGIN
  SELECT "v"."recruiter_id" INTO "owner" FROM "main"."vacancies" "v" WHERE "v"."id" = "vacancy" AND "v"."status" = 'actief' AND "v"."archived_at" IS NULL;
  SELECT jsonb_agg(jsonb_build_object('key', 'match:' || "vacancy" || ':' || "m"."candidate_id", 'vacancy_id', "vacancy",
      'candidate_id', "m"."candidate_id", 'percentage', "m"."percentage")) INTO "items"
    FROM jsonb_to_recordset("matches") AS "m" ("candidate_id" uuid, "percentage" integer)
    WHERE NOT EXISTS (SELECT FROM "main"."applications" "a" WHERE "a"."vacancy_id" = "vacancy" AND "a"."candidate_id" = "m"."candidate_id");
  IF "owner" IS NULL OR "items" IS NULL THEN RETURN 0; END IF;
  RETURN "main"."raise_notifications"("owner", 'match', "items");
END $$;
--> statement-breakpoint
-- The ways in of ai-service, which may do nothing else in main.
CREATE FUNCTION "ai"."raise_matches"("vacancy" uuid, "matches" jsonb) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = '' AS
  $$ SELECT "main"."raise_matches"("vacancy", "matches") $$;
--> statement-breakpoint
CREATE FUNCTION "ai"."raise_notification"("account" uuid, "about" text, "item" jsonb) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = '' AS
  $$ SELECT CASE WHEN "about" IN ('recording', 'transcript') THEN "main"."raise_notifications"("account", "about", jsonb_build_array("item")) ELSE 0 END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "main" TO "wervio_main";
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."raise_notifications"(uuid, text, jsonb) OWNER TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "main"."raise_matches"(uuid, jsonb) OWNER TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "ai"."raise_matches"(uuid, jsonb) OWNER TO "wervio_main";
--> statement-breakpoint
ALTER FUNCTION "ai"."raise_notification"(uuid, text, jsonb) OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "main" FROM "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."raise_notifications"(uuid, text, jsonb), "main"."raise_matches"(uuid, jsonb), "ai"."raise_matches"(uuid, jsonb), "ai"."raise_notification"(uuid, text, jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."raise_notifications"(uuid, text, jsonb), "main"."raise_matches"(uuid, jsonb) TO "wervio_main";
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "ai"."raise_matches"(uuid, jsonb), "ai"."raise_notification"(uuid, text, jsonb) TO "wervio_ai";
