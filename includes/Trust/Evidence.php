<?php
/** A copy of what was reported, as it was then. Administrators can read it, and each reading is logged. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

/**
 * All reports of a thing in the same state share one copy. It is deleted with the last of them.
 * @phpstan-import-type Picture from Snapshot
 * @phpstan-type Content array{names:list<string>,texts:array<string,string>,pictures:list<Picture>}
 */
final class Evidence {

	/** Replaces names that were removed. */
	private const NOBODY = '…';

	/**
	 * A hash of the thing's current state.
	 * @param Content $content What it shows.
	 */
	public static function fingerprint( Reported_Item $thing, array $content ): string {
		$shown = array(
			$thing->kind->value,
			$thing->id,
			$content['texts'],
			array_column( $content['pictures'], 'sha256' ),
		);
		return hash( 'sha256', (string) wp_json_encode( $shown ) );
	}

	/**
	 * Stores the thing's current state, unless that is stored already. Returns the id of the evidence.
	 * @param Content $content What it shows.
	 * @throws Lost_Transaction If it cannot be stored.
	 */
	public static function keep( Reported_Item $thing, array $content ): int {
		$fingerprint = self::fingerprint( $thing, $content );
		$stored      = Sql::write(
			'INSERT IGNORE INTO {evidence} (kind, item_id, owner_id, fingerprint, content, created_gmt) VALUES (%s, %d, %d, %s, %s, %s)',
			$thing->kind->value,
			$thing->id,
			$thing->owner,
			$fingerprint,
			(string) wp_json_encode( $content ),
			Clock::gmt()
		);
		$id          = false === $stored ? 0 : (int) Sql::value( 'SELECT id FROM {evidence} WHERE fingerprint = %s', $fingerprint );
		return $id > 0 ? $id : throw Lost_Transaction::by_last_error( 'The evidence could not be stored.' );
	}

	/**
	 * Opens the evidence of a report for somebody who may decide about it, and logs who did.
	 * @param int $by Administrator, 0 for WP-CLI without a user.
	 * @return array{date:string,content:Content}|null Null where nothing is kept any more, or not for them.
	 */
	public static function open( Report $report, int $by ): ?array {
		$row     = Sql::row( 'SELECT content, created_gmt FROM {evidence} WHERE id = %d', $report->evidence );
		$content = self::read( (string) ( $row['content'] ?? '' ) );
		if ( ! $row || ! $content || ! Impartial::is( $by, $report->thing->owner ) ) {
			return null;
		}
		Decisions::add( $report->thing, Decision_Kind::Opened, '', '', $by );
		return array( 'date' => (string) $row['created_gmt'], 'content' => $content );
	}

	/**
	 * The texts that a decision was about, for code only: this is not logged as a reading.
	 * @return array<string,string> By name; empty if they were deleted.
	 */
	public static function texts( int $decision ): array {
		foreach ( Report_Query::decided_by( $decision ) as $report ) {
			$content = self::content( $report->evidence );
			if ( $content ) {
				return $content['texts'];
			}
		}
		return array();
	}

	/**
	 * Removes reporters' names from one evidence.
	 * @param list<string> $names
	 */
	public static function forget_reporter( int $id, array $names ): void {
		global $wpdb;
		$content = self::content( $id );
		if ( $content && array_intersect( $names, $content['names'] ) ) {
			$content['texts'] = array_map( static fn( string $text ): string => self::unnamed( $text, $names ), $content['texts'] );
			$content['names'] = array_values( array_diff( $content['names'], $names ) );
			$wpdb->update(
				Tables::name( 'evidence' ),
				array( 'fingerprint' => null, 'content' => (string) wp_json_encode( $content ) ),
				array( 'id' => $id )
			);
		}
	}

	/** Removes the owner from all evidence, with all pictures and the whole text of profiles. */
	public static function forget_owner( int $user_id ): void {
		global $wpdb;
		foreach ( Sql::rows( 'SELECT id, kind, content FROM {evidence} WHERE owner_id = %d', $user_id ) as $row ) {
			$content = Reported_Kind::Member->value === $row['kind'] ? null : self::read( (string) $row['content'] );
			$wpdb->update(
				Tables::name( 'evidence' ),
				array(
					'owner_id'    => 0,
					'fingerprint' => null,
					'content'     => $content ? (string) wp_json_encode( self::without_names( $content ) ) : '',
				),
				array( 'id' => (int) $row['id'] )
			);
		}
	}

	public static function tidy(): void {
		Sql::write( 'DELETE FROM {evidence} WHERE NOT EXISTS ( SELECT 1 FROM {report} r WHERE r.evidence_id = {evidence}.id )' );
	}

	/**
	 * A text without somebody's names.
	 * @param list<string> $names
	 */
	public static function unnamed( string $text, array $names ): string {
		return str_ireplace( array_filter( $names, static fn( string $name ): bool => '' !== $name ), self::NOBODY, $text );
	}

	/**
	 * Evidence after its author was erased.
	 * @param Content $content What is kept.
	 * @return Content
	 */
	private static function without_names( array $content ): array {
		return array(
			'names'    => array(),
			'texts'    => array_map( static fn( string $text ): string => self::unnamed( $text, $content['names'] ), $content['texts'] ),
			'pictures' => array(),
		);
	}

	/** @return Content|null */
	private static function content( int $id ): ?array {
		return self::read( (string) Sql::value( 'SELECT content FROM {evidence} WHERE id = %d', $id ) );
	}

	/** @return Content|null */
	private static function read( string $json ): ?array {
		$content = json_decode( $json, true );
		return is_array( $content ) && isset( $content['names'], $content['texts'], $content['pictures'] ) ? $content : null;
	}
}
