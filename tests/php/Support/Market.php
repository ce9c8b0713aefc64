<?php
/** Works, missions, skills and applications for tests, made by the services that make them on the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Alerts\Matching;
use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Jobs\Lists\List_Link;
use DesignMarketplace\Jobs\Lists\List_Rows;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Portfolio\Work_Service;
use RuntimeException;
use WP_Error;

final class Market {

	/**
	 * How many skills were made.
	 * @var int
	 */
	private static int $count = 0;

	/** Takes away, until the test is undone, what the site has of applications and mails, so that a test can count its own. */
	public static function clear(): void {
		global $wpdb;
		foreach ( array( 'application', 'outbox', 'outcome' ) as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		}
	}

	/**
	 * A skill.
	 * @return int Term id.
	 */
	public static function skill(): int {
		$term = wp_insert_term( 'Test skill ' . ( ++self::$count ), 'dmkt_skill' );
		return $term instanceof WP_Error ? throw new RuntimeException( $term->get_error_message() ) : (int) $term['term_id'];
	}

	/**
	 * A work, without images unless files are given.
	 * @param int                               $author Designer.
	 * @param array<string,mixed>               $values Values that differ; `status` too.
	 * @param array<string,array<string,mixed>> $files  Files by field.
	 * @return int Post id.
	 */
	public static function work( int $author, array $values = array(), array $files = array() ): int {
		$status = (string) ( $values['status'] ?? 'publish' );
		unset( $values['status'] );
		return self::id(
			( new Work_Service() )->create(
				$author,
				$values + array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 ),
				$files,
				$status
			)
		);
	}

	/**
	 * A work that names somebody.
	 * @param int $author Designer.
	 * @param int $named  Designer or contractor.
	 * @return int The credit.
	 */
	public static function credit( int $author, int $named ): int {
		self::work( $author, array( 'designer' === Roles::of( $named ) ? 'with' : 'for' => array( $named ) ) );
		return (int) Rows::value( 'MAX(id)', 'credit', 'user_id = %d', $named );
	}

	/**
	 * A question to both sides of a filled design job, as if it was due.
	 * @param int $designer Who was chosen.
	 * @param int $company  Whose job it was.
	 * @return int The designer's side.
	 */
	public static function outcome( int $designer, int $company ): int {
		global $wpdb;
		foreach ( array( $company, $designer ) as $user_id ) {
			$row = array( 'mission_id' => 1, 'application_id' => $designer, 'user_id' => $user_id, 'title' => 'A bell', 'asked_gmt' => Clock::gmt() );
			$wpdb->insert( Tables::name( 'outcome' ), $row );
		}
		return (int) $wpdb->insert_id;
	}

	/**
	 * @param int $company Contractor.
	 * @return int Id of a template of theirs.
	 */
	public static function template( int $company ): int {
		return (int) add_user_meta( $company, '_design_marketplace_template', '{"name":"No","text":"No"}' );
	}

	/**
	 * An open mission.
	 * @param int                 $author Contractor.
	 * @param array<string,mixed> $values Values that differ; `status` too.
	 * @return int Post id.
	 */
	public static function mission( int $author, array $values = array() ): int {
		$status = (string) ( $values['status'] ?? 'publish' );
		unset( $values['status'] );
		return self::id(
			( new Mission_Service() )->create( $author, $values + array( 'title' => 'A bell', 'description' => 'It rings.' ), $status )
		);
	}

	/**
	 * An application.
	 * @param int $applicant Who applies.
	 * @param int $mission   Mission.
	 * @return int Post id.
	 */
	public static function apply( int $applicant, int $mission ): int {
		$ids = ( new Application_Service() )->apply( $applicant, (int) get_post_field( 'post_author', $mission ), array( $mission ), 'I <3 bells' );
		return $ids instanceof WP_Error ? throw new RuntimeException( $ids->get_error_message() ) : $ids[0];
	}

	private static function id( int|WP_Error $id ): int {
		return $id instanceof WP_Error ? throw new RuntimeException( $id->get_error_message() ) : $id;
	}

	/** Lets the hour be over that news waits for others. */
	public static function match_news(): void {
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Tables::name( 'alert_news' ) . " SET created_gmt = '2020-01-01 00:00:00' WHERE matched = 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		( new Matching() )->run();
	}

	/** A company's list with a designer on it, who need not be listed, and a link. */
	public static function list_of( int $company, int $designer ): int {
		$id = List_Rows::make( $company, 'Snow' );
		List_Rows::add( $id, $designer, 'Climbs.' );
		List_Link::make( $id, false );
		return $id;
	}

	/** The token of the newest list of a company. */
	public static function shared_list( int $company ): string {
		return basename( (string) ( List_Link::of( List_Rows::of( $company )[0] )['url'] ?? '' ) );
	}
}
