-- When the account that a recording belongs to looked at what came of it: on every device at once. Whatever was done before
-- this column came counts as seen; the default goes, so that a new recording begins unseen.
ALTER TABLE "ai"."recordings" ADD COLUMN "seen_at" timestamp(3) with time zone DEFAULT now();
--> statement-breakpoint
ALTER TABLE "ai"."recordings" ALTER COLUMN "seen_at" DROP DEFAULT;
--> statement-breakpoint
UPDATE "ai"."recordings" SET "seen_at" = NULL WHERE "state" IN ('uploading', 'waiting', 'converting', 'transcribing', 'summarising');
