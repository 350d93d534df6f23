-- Tokens of Microsoft, sealed by the service; both services use them, ai-service through a view that is wervio_main's.
CREATE TABLE "main"."microsoft_connections" (
	"account_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"expires_at" timestamp(3) with time zone,
	"auth_required" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"connected_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "microsoft_connections_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "main"."microsoft_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."calendar_syncs" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"to" timestamp(3) with time zone NOT NULL,
	"refreshed_at" timestamp(3) with time zone,
	"failure" text,
	"tried_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."calendar_syncs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."calendar_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"imported_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"events" integer NOT NULL,
	"skipped" jsonb NOT NULL,
	"skipped_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."calendar_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main"."calendar_events" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"file_id" uuid,
	"starts" timestamp(3) with time zone NOT NULL,
	"ends" timestamp(3) with time zone NOT NULL,
	"is_all_day" boolean NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "calendar_events_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "main"."calendar_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."microsoft_connections" ADD CONSTRAINT "microsoft_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."microsoft_connections" ADD CONSTRAINT "microsoft_connections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_syncs" ADD CONSTRAINT "calendar_syncs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_syncs" ADD CONSTRAINT "calendar_syncs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_files" ADD CONSTRAINT "calendar_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_files" ADD CONSTRAINT "calendar_files_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_events" ADD CONSTRAINT "calendar_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_events" ADD CONSTRAINT "calendar_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calendar_events" ADD CONSTRAINT "calendar_events_file_id_calendar_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "main"."calendar_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_files_of" ON "main"."calendar_files" USING btree ("account_id","imported_at" desc);--> statement-breakpoint
CREATE INDEX "calendar_events_of" ON "main"."calendar_events" USING btree ("account_id","starts");--> statement-breakpoint
CREATE INDEX "calendar_events_file" ON "main"."calendar_events" USING btree ("file_id");--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."microsoft_connections" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."microsoft_connections"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."microsoft_connections"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."calendar_syncs" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."calendar_syncs"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."calendar_syncs"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."calendar_files" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."calendar_files"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."calendar_files"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."calendar_events" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."calendar_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."calendar_events"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- By hand from here: grants, FORCE, and the view through which ai-service uses the same connections.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."microsoft_connections", "main"."calendar_syncs", "main"."calendar_files", "main"."calendar_events" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."microsoft_connections" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."calendar_syncs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."calendar_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."calendar_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE VIEW "ai"."microsoft_connections" WITH (security_barrier) AS SELECT * FROM "main"."microsoft_connections" WITH LOCAL CHECK OPTION;
--> statement-breakpoint
GRANT CREATE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."microsoft_connections" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE CREATE ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "ai"."microsoft_connections" TO "wervio_ai";
