CREATE TABLE "main"."application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"by" uuid,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."application_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_candidate" UNIQUE("vacancy_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "main"."applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"name" text NOT NULL,
	"photo" text,
	"title" text,
	"location" text,
	"skills" jsonb NOT NULL,
	"email" text,
	"phone" text,
	"linkedin" text,
	"notes" text,
	"cv_filename" text,
	"experience" jsonb NOT NULL,
	"status" text DEFAULT 'nieuw' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"vacancy_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"blob_key" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "files_blob_key_unique" UNIQUE("blob_key")
);
--> statement-breakpoint
ALTER TABLE "main"."files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."orphaned_blobs" (
	"blob_key" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."orphaned_blobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."personas" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"made_by" jsonb,
	"warnings" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."personas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."publication_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"html" text NOT NULL,
	"words" integer NOT NULL,
	"session" uuid,
	"made_by" jsonb,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."publication_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "description_made_by" jsonb;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "description_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "description_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "description_by" uuid;--> statement-breakpoint
ALTER TABLE "main"."application_events" ADD CONSTRAINT "application_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "main"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."application_events" ADD CONSTRAINT "application_events_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."applications" ADD CONSTRAINT "applications_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "main"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."applications" ADD CONSTRAINT "applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD CONSTRAINT "candidates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."candidates" ADD CONSTRAINT "candidates_recruiter_id_accounts_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."files" ADD CONSTRAINT "files_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."files" ADD CONSTRAINT "files_recruiter_id_accounts_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."files" ADD CONSTRAINT "files_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "main"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."personas" ADD CONSTRAINT "personas_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "main"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."personas" ADD CONSTRAINT "personas_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."publication_versions" ADD CONSTRAINT "publication_versions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."publication_versions" ADD CONSTRAINT "publication_versions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "main"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."publication_versions" ADD CONSTRAINT "publication_versions_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_of" ON "main"."application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "main"."applications" USING btree ("vacancy_id","updated_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "applications_by_candidate" ON "main"."applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "main"."candidates" USING btree ("organisation_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "files_of_vacancy" ON "main"."files" USING btree ("vacancy_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "files_deleted" ON "main"."files" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "publication_versions_newest" ON "main"."publication_versions" USING btree ("vacancy_id","version" desc);--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD CONSTRAINT "vacancies_description_by_accounts_id_fk" FOREIGN KEY ("description_by") REFERENCES "main"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD CONSTRAINT "vacancies_creation_key" UNIQUE("organisation_id","creation_key");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."application_events" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."application_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."application_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."applications" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."applications"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."applications"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."candidates" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."candidates"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."candidates"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."files" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."files"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."files"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "service" ON "main"."orphaned_blobs" AS PERMISSIVE FOR ALL TO "wervio_main" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."personas" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."personas"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."personas"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."publication_versions" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."publication_versions"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."publication_versions"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);