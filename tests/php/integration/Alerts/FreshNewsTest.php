<?php
/** An email names what the database has when it is written, also if another process changed it after the email before. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Mails;
use PHPUnit\Framework\Attributes\DataProvider;

final class FreshNewsTest extends Seeking {

	/**
	 * What another process writes, and what the second of two designers hears then: null for nothing.
	 * @return array<string,array{string,string|null}>
	 */
	public static function writes(): array {
		return array(
			'nothing'                      => array( 'nothing', 'Night trains, Loop Works' ),
			'the job is hidden'            => array( 'hide', null ),
			'the job is closed'            => array( 'close', null ),
			'the job has another title'    => array( 'retitle', 'Day trains, Loop Works' ),
			'its deadline has passed'      => array( 'end', null ),
			'it needs another skill'       => array( 'reskill', null ),
			'the company is off'           => array( 'off', null ),
			'the company has another name' => array( 'rename', 'Night trains, Loop & Sons' ),
		);
	}

	#[DataProvider( 'writes' )]
	public function test_a_digest_names_what_is_stored_when_it_is_written( string $write, ?string $news ): void {
		$first  = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$second = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$job = $this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$this->elsewhere( $write, $job );
		$expected = array(
			$this->email( $first )  => 'New design jobs for you: Night trains, Loop Works',
			$this->email( $second ) => "New design jobs for you: {$news}",
		);
		$this->assertSame( null === $news ? array_slice( $expected, 0, 1 ) : $expected, $this->heard( '2030-03-07 08:00' ) );
	}

	#[DataProvider( 'writes' )]
	public function test_news_that_leave_at_once_do_as_well( string $write, ?string $news ): void {
		$first  = $this->asking();
		$second = $this->asking();
		$this->work();
		$job = $this->post( 'Night trains', '2030-03-06 13:00' );
		$this->elsewhere( $write, $job );
		$expected                            = array_fill_keys( array( $this->email( $first ), $this->email( $second ) ), 'New design job at Loop Works: Night trains' );
		[ $title, $company ]                 = explode( ', ', $news ?? ', ' );
		$expected[ $this->email( $second ) ] = "New design job at {$company}: {$title}";
		$this->assertSame( null === $news ? array_slice( $expected, 0, 1 ) : $expected, $this->heard( '2030-03-06 14:01' ) );
	}

	/** Writes past this process' cache, after the next email has left. */
	private function elsewhere( string $write, int $job ): void {
		global $wpdb;
		Mails::with_the_next(
			fn(): mixed => match ( $write ) {
				'hide'    => $wpdb->update( $wpdb->posts, array( 'post_status' => 'dmkt_hidden' ), array( 'ID' => $job ) ),
				'close'   => $wpdb->update( $wpdb->posts, array( 'post_status' => 'dmkt_closed' ), array( 'ID' => $job ) ),
				'retitle' => $wpdb->update( $wpdb->posts, array( 'post_title' => 'Day trains' ), array( 'ID' => $job ) ),
				'end'     => $this->insert( $wpdb->postmeta, 'post_id', $job, Deadline::META, '2030/03/05' ),
				'reskill' => $wpdb->delete( $wpdb->term_relationships, array( 'object_id' => $job ) ),
				'off'     => $this->insert( $wpdb->usermeta, 'user_id', $this->owner, State::key( State::OFF ), '0' ),
				'rename'  => $wpdb->update(
					$wpdb->usermeta,
					array( 'meta_value' => 'Loop & Sons' ), // phpcs:ignore WordPress.DB.SlowDBQuery -- not a query by it.
					array( 'user_id' => $this->owner, 'meta_key' => Member_Fields::key( 'company' ) ) // phpcs:ignore WordPress.DB.SlowDBQuery -- by its user.
				),
				default   => null,
			}
		);
	}

	private function insert( string $table, string $column, int $id, string $key, string $value ): mixed {
		global $wpdb;
		return $wpdb->insert( $table, array( $column => $id, 'meta_key' => $key, 'meta_value' => $value ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a new row.
	}
}
