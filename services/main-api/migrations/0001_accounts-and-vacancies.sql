CREATE TABLE "main"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_uid" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_uid_unique" UNIQUE("provider_uid")
);
--> statement-breakpoint
ALTER TABLE "main"."accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."organisations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."vacancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"salary" text DEFAULT '' NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"specific_tasks" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"soft_skills" text DEFAULT '' NOT NULL,
	"hard_skills" text DEFAULT '' NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"core_activity" text DEFAULT '' NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"team_composition" text DEFAULT '' NOT NULL,
	"company_culture" text DEFAULT '' NOT NULL,
	"social_contribution" text,
	"mission_vision_values" text,
	"status" text NOT NULL,
	"thumbnail" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."vacancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."accounts" ADD CONSTRAINT "accounts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD CONSTRAINT "vacancies_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD CONSTRAINT "vacancies_recruiter_id_accounts_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_organisation" ON "main"."accounts" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "vacancies_newest" ON "main"."vacancies" USING btree ("organisation_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "vacancies_recruiter" ON "main"."vacancies" USING btree ("recruiter_id");--> statement-breakpoint
CREATE POLICY "own_account_and_colleagues" ON "main"."accounts" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."accounts"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid or "main"."accounts"."provider_uid" = nullif(current_setting('app.identity', true), '')) WITH CHECK ("main"."accounts"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."organisations" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."organisations"."id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."organisations"."id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."vacancies" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."vacancies"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."vacancies"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);