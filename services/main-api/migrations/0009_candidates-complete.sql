CREATE TABLE "main"."candidate_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by" uuid,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."candidate_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by" uuid,
	"items" jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."shortlists" (
	"organisation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_account_id_candidate_id_pk" PRIMARY KEY("account_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "main"."shortlists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "has_cv" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "cv_text" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "driving_licences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "notice_period" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "salary_wish" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "sensitive" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "made_by" jsonb;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "retention" text DEFAULT 'four_weeks' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD COLUMN "retain_until" date DEFAULT current_date + 28 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."files" ADD COLUMN "candidate_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."candidate_events" ADD CONSTRAINT "candidate_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidate_events" ADD CONSTRAINT "candidate_events_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidate_events" ADD CONSTRAINT "candidate_events_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."erasures" ADD CONSTRAINT "erasures_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."erasures" ADD CONSTRAINT "erasures_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."shortlists" ADD CONSTRAINT "shortlists_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."shortlists" ADD CONSTRAINT "shortlists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."shortlists" ADD CONSTRAINT "shortlists_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_events_of" ON "main"."candidate_events" USING btree ("candidate_id","at" desc);--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "main"."erasures" USING btree ("organisation_id","at" desc);--> statement-breakpoint
CREATE INDEX "shortlists_of_candidate" ON "main"."shortlists" USING btree ("candidate_id");--> statement-breakpoint
ALTER TABLE "main"."files" ADD CONSTRAINT "files_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_candidate" ON "main"."files" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_unclaimed_cv" ON "main"."files" USING btree ("recruiter_id","name") WHERE "main"."files"."kind" = 'cv' and "main"."files"."candidate_id" is null and "main"."files"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD CONSTRAINT "candidates_creation" UNIQUE("recruiter_id","creation_key");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."candidate_events" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."candidate_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."candidate_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."erasures" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."erasures"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."erasures"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."shortlists" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."shortlists"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."shortlists"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);