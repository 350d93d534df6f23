CREATE TABLE "main"."cv_import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"candidate_id" uuid,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"has_duplicates" boolean DEFAULT false NOT NULL,
	"parsed" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."cv_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."cv_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."files" ADD COLUMN "import_item_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" ADD CONSTRAINT "cv_import_items_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" ADD CONSTRAINT "cv_import_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" ADD CONSTRAINT "cv_import_items_import_id_cv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "main"."cv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" ADD CONSTRAINT "cv_import_items_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "main"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cv_imports" ADD CONSTRAINT "cv_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cv_imports" ADD CONSTRAINT "cv_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_import_items_of" ON "main"."cv_import_items" USING btree ("import_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cv_import_items_candidate" ON "main"."cv_import_items" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "cv_import_items_unread" ON "main"."cv_import_items" USING btree ("created_at") WHERE "main"."cv_import_items"."status" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "cv_imports_of" ON "main"."cv_imports" USING btree ("account_id","created_at" desc);--> statement-breakpoint
ALTER TABLE "main"."files" ADD CONSTRAINT "files_import_item_id_cv_import_items_id_fk" FOREIGN KEY ("import_item_id") REFERENCES "main"."cv_import_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_import" ON "main"."files" USING btree ("import_item_id");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."cv_import_items" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."cv_import_items"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."cv_import_items"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "unread" ON "main"."cv_import_items" AS PERMISSIVE FOR SELECT TO "wervio_main" USING (nullif(current_setting('app.organisation', true), '')::uuid is null and "main"."cv_import_items"."status" in ('waiting', 'reading'));--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."cv_imports" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."cv_imports"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."cv_imports"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "forgotten" ON "main"."cv_imports" AS PERMISSIVE FOR ALL TO "wervio_main" USING (nullif(current_setting('app.organisation', true), '')::uuid is null and "main"."cv_imports"."created_at" < now() - interval '14 days') WITH CHECK (false);