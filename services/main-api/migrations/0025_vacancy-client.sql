ALTER TABLE "main"."vacancies" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vacancies" ADD COLUMN "client_mention" text DEFAULT 'described' NOT NULL;
