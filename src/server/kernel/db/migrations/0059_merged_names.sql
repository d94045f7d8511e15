CREATE TABLE "merged_names" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"into" text NOT NULL,
	CONSTRAINT "merged_names_kind_code_pk" PRIMARY KEY("kind","code")
);
