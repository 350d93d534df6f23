-- Written by hand, as 0028. Messages of the contact form, of nobody's organisation, with how far the mail about each is.
CREATE TABLE "main"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	-- Of the process that hands it to the mail server: another one doesn't send it too.
	"claim" uuid,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "contact_messages_subject" CHECK ("subject" IN ('demo', 'pricing', 'support', 'other')),
	CONSTRAINT "contact_messages_state" CHECK ("state" IN ('queued', 'sending', 'sent', 'failed', 'uncertain'))
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "main"."contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_unsent" ON "main"."contact_messages" USING btree ("created_at") WHERE "state" IN ('queued', 'sending');
--> statement-breakpoint
ALTER TABLE "main"."contact_messages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."contact_messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."contact_messages" TO "wervio_main";
--> statement-breakpoint
-- No recruiter sees them: only transactions of the service itself that say so.
CREATE POLICY "contact_form" ON "main"."contact_messages" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING (current_setting('app.contact_form', true) = 'on')
  WITH CHECK (current_setting('app.contact_form', true) = 'on');
