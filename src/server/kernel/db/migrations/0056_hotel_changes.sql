ALTER TABLE "room_types" ADD COLUMN "changed" bigint;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "changed" bigint;--> statement-breakpoint
CREATE INDEX "room_types_changed" ON "room_types" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "stays_changed" ON "stays" USING btree ("changed");--> statement-breakpoint
-- What a node keeps in memory for searches: it reads the rows whose last change its previous read did not see. Nights of a stay change
-- only together with the stay.
CREATE FUNCTION "hotel_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changed" := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "room_types_changed" BEFORE INSERT OR UPDATE ON "room_types" FOR EACH ROW EXECUTE FUNCTION "hotel_changed"();
--> statement-breakpoint
CREATE TRIGGER "stays_changed" BEFORE INSERT OR UPDATE ON "stays" FOR EACH ROW EXECUTE FUNCTION "hotel_changed"();
--> statement-breakpoint
CREATE FUNCTION "room_closures_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "room_types" SET "changed" = 0 WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."room_type_id" ELSE NEW."room_type_id" END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "room_closures_changed" AFTER INSERT OR UPDATE OR DELETE ON "room_closures" FOR EACH ROW EXECUTE FUNCTION "room_closures_changed"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "room_nights_write"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serializes writers of the rates of a room type; the statements below see what the earlier one committed.
  PERFORM 1 FROM "room_types" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "room_nights" WHERE "room_type_id" = ANY("ids");
  INSERT INTO "room_nights" ("night", "room_type_id", "price")
    SELECT DISTINCT ON ("room_type_id", "night") "night", "room_type_id", "price"
    FROM (
      SELECT "id", "room_type_id", "price", "weekdays", "first_night" + generate_series(0, "last_night" - "first_night") AS "night"
      FROM "room_rates" WHERE "room_type_id" = ANY("ids")
    ) AS "rated"
    WHERE cardinality("weekdays") = 0 OR extract(dow FROM "night")::integer = ANY("weekdays")
    ORDER BY "room_type_id", "night", "id" DESC;
  UPDATE "room_types" SET "changed" = 0 WHERE "id" = ANY("ids");
END
$$;
