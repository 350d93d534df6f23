CREATE TABLE "main"."candidate_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"standing" text NOT NULL,
	"merged_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" ADD CONSTRAINT "candidate_merges_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" ADD CONSTRAINT "candidate_merges_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_merges_of" ON "main"."candidate_merges" USING btree ("candidate_id","merged_at" desc);--> statement-breakpoint
CREATE INDEX "candidate_merges_other" ON "main"."candidate_merges" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_at" ON "main"."candidate_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."candidate_merges" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."candidate_merges"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."candidate_merges"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "expired" ON "main"."candidate_merges" AS PERMISSIVE FOR ALL TO "wervio_main" USING (nullif(current_setting('app.organisation', true), '')::uuid is null and "main"."candidate_merges"."merged_at" < now() - interval '1 hour') WITH CHECK (false);
--> statement-breakpoint
-- By hand from here: grants and FORCE, and what undoing a merge needs of ai-service's tables, which only their owner may read.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."candidate_merges" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."candidate_merges" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Messages and interviews about a candidate, of every colleague, by id.
CREATE FUNCTION "main"."conversations_of"("candidate" uuid) RETURNS uuid[] LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_ids uuid[];
BEGIN
  PERFORM set_config('app.candidates', "candidate"::text, true);
  SELECT coalesce(array_agg("id"), '{}') INTO found_ids FROM (
    SELECT "id" FROM "ai"."chat_messages" WHERE "candidate_id" = "candidate" UNION ALL SELECT "id" FROM "ai"."recordings" WHERE "candidate_id" = "candidate") said;
  PERFORM set_config('app.candidates', '', true);
  RETURN found_ids;
END $$;
--> statement-breakpoint
-- Of what moved from one candidate to another, these go back.
CREATE FUNCTION "main"."return_conversations"("ids" uuid[], "source" uuid, "target" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  PERFORM set_config('app.candidates', "source" || ',' || "target", true);
  UPDATE "ai"."chat_messages" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  UPDATE "ai"."recordings" SET "candidate_id" = "target" WHERE "candidate_id" = "source" AND "id" = ANY ("ids");
  PERFORM set_config('app.candidates', '', true);
END $$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."conversations_of"(uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."return_conversations"(uuid[], uuid, uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."conversations_of"(uuid), "main"."return_conversations"(uuid[], uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."conversations_of"(uuid), "main"."return_conversations"(uuid[], uuid, uuid) TO "wervio_main";
