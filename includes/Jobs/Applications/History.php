<?php
/** The stages an applicant was told so far, stored as JSON in the column `history`. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

final class History {

	/** @return list<array{stage:string,date:string}> All things that were told, the application itself first. */
	public static function of( string $json, string $made ): array {
		$steps = array();
		foreach ( (array) json_decode( $json, true ) as $step ) {
			if ( is_array( $step ) && isset( $step['stage'], $step['date'] ) ) {
				$steps[] = array( 'stage' => (string) $step['stage'], 'date' => (string) $step['date'] );
			}
		}
		return $steps ? $steps : array( array( 'stage' => Stage::Fresh->value, 'date' => $made ) );
	}

	/** GMT time of the application itself; of the last one, if it was made again. */
	public static function made( string $json, string $made ): string {
		foreach ( self::of( $json, $made ) as $step ) {
			$made = Stage::Fresh->value === $step['stage'] ? $step['date'] : $made;
		}
		return $made;
	}

	/** SQL for the column's value with a stage appended, null for the row's. Stages and times need no escaping in JSON. */
	public static function sql_with_stage( string $now, ?Stage $stage = null ): string {
		global $wpdb;
		$step  = static fn( string $stage, string $date ): string => "'{\"stage\":\"', {$stage}, '\",\"date\":\"', {$date}, '\"}'";
		$first = $step( "'" . Stage::Fresh->value . "'", 'created_gmt' );
		$next  = $step( $stage ? "'{$stage->value}'" : 'stage', (string) $wpdb->prepare( '%s', $now ) );
		return "CONCAT( CASE WHEN COALESCE( history, '' ) = '' THEN CONCAT( '[', {$first} ) ELSE SUBSTR( history, 1, LENGTH( history ) - 1 ) END, ',', {$next}, ']' )";
	}
}
