-- When the account that a meeting belongs to opened its transcript: on every device at once. Whatever was there before this
-- column came counts as seen.
ALTER TABLE "ai"."meetings" ADD COLUMN "transcript_seen_at" timestamp(3) with time zone;
--> statement-breakpoint
UPDATE "ai"."meetings" SET "transcript_seen_at" = now() WHERE "transcript_processed_at" IS NOT NULL;
