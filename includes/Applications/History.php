<?php
/**
 * What an applicant was told so far, as the column `history` keeps it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

final class History {

	/**
	 * Each thing that was told, the application itself first. Of an application older than stages nothing was noted.
	 *
	 * @param string $json Column's value.
	 * @param string $made GMT time the application was made.
	 * @return list<array{stage:string,date:string}>
	 */
	public static function of( string $json, string $made ): array {
		$steps = array();
		foreach ( (array) json_decode( $json, true ) as $step ) {
			if ( is_array( $step ) && isset( $step['stage'], $step['date'] ) ) {
				$steps[] = array(
					'stage' => (string) $step['stage'],
					'date'  => (string) $step['date'],
				);
			}
		}
		return $steps ? $steps : array(
			array(
				'stage' => Stage::Fresh->value,
				'date'  => $made,
			),
		);
	}

	/**
	 * SQL for the column's value once the row's stage is told, too. Stages and times hold nothing that JSON would escape.
	 *
	 * @param string $now GMT time.
	 */
	public static function sql_with_stage( string $now ): string {
		global $wpdb;
		$step  = static fn( string $stage, string $date ): string => "'{\"stage\":\"', {$stage}, '\",\"date\":\"', {$date}, '\"}'";
		$first = $step( "'" . Stage::Fresh->value . "'", 'created_gmt' );
		$next  = $step( 'stage', (string) $wpdb->prepare( '%s', $now ) );
		return "CONCAT( CASE WHEN COALESCE( history, '' ) = '' THEN CONCAT( '[', {$first} ) ELSE SUBSTR( history, 1, LENGTH( history ) - 1 ) END, ',', {$next}, ']' )";
	}
}
