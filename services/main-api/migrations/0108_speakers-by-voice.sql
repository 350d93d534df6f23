-- Written by hand, as 0107. How the speakers of a recording were told apart, because voices may be taken for each other and
-- channels of a telephone system may not; null where nobody told, or a file named them. Decision 0251.
-- Rolling upgrade: the version before writes no such column, and null is allowed.
ALTER TABLE "ai"."recordings" ADD COLUMN "speakers_by" text,
	ADD CONSTRAINT "recordings_speakers_by" CHECK ("speakers_by" IN ('channels', 'voices'));
