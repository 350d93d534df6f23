-- Written by hand. The words that an engine wasn't sure of, which a transcript shows, apart from all words of three hours:
-- picked out at each reading they took half of its time. 0.6 is UNSURE_BELOW of the contract. As text of JSON, which is
-- given out as it stands.
ALTER TABLE "ai"."recording_segments"
	ADD COLUMN "unsure_words" json GENERATED ALWAYS AS (jsonb_path_query_array("words", 'strict $[*] ? (@[2] < 0.6)')::text::json) STORED;
