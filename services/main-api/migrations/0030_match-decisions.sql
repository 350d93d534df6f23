CREATE TABLE "main"."match_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by" uuid,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"from_stage" integer,
	"to_stage" integer NOT NULL,
	"reason" text NOT NULL,
	"shown" jsonb
);
--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ADD CONSTRAINT "match_decisions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ADD CONSTRAINT "match_decisions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "main"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ADD CONSTRAINT "match_decisions_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."match_decisions" ADD CONSTRAINT "match_decisions_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_decisions_newest" ON "main"."match_decisions" USING btree ("vacancy_id","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "match_decisions_of_candidate" ON "main"."match_decisions" USING btree ("candidate_id");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."match_decisions" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."match_decisions"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."match_decisions"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- By hand from here: grants and FORCE. A decision is written once; only a merge gives it another candidate.
GRANT SELECT, INSERT, UPDATE ("candidate_id") ON "main"."match_decisions" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."match_decisions" FORCE ROW LEVEL SECURITY;
