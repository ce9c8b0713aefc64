<?php
/** Members who look for something, and the clock that brings it to them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DateTimeImmutable;
use DesignMarketplace\Alerts\Digests;
use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

abstract class Seeking extends TestCase {

	protected const ROUTE = '/design-marketplace/v1/searches';

	/**
	 * A skill.
	 * @var int
	 */
	protected int $skill;

	/**
	 * A company.
	 * @var int
	 */
	protected int $owner;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		delete_option( Digests::OPTION );
		$this->at( '2030-03-06 12:00' );
		$this->skill = Market::skill();
		$this->owner = $this->contractor( array( 'company' => 'Loop Works' ) );
		$this->work();
	}

	/**
	 * Moves the clock to a time of the site's zone: "2030-03-06 07:59", a Wednesday.
	 * @param string $time Time.
	 */
	protected function at( string $time ): void {
		update_option( Clock::OFFSET, ( new DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp() - time() );
	}

	/** Runs a worker, after what was written before has ended. */
	protected function work(): void {
		( new Indexer() )->flush();
		Mails::worker()->run( 1000 );
	}

	/**
	 * The mails that leave at a time, beside those that left before.
	 * @param string $time Time of the site's zone.
	 * @return array<string,string> Subjects by address; of several to one the last.
	 */
	protected function heard( string $time ): array {
		$this->at( $time );
		$before = count( $this->mails() );
		$this->work();
		return array_column( array_slice( $this->mails(), $before ), 'subject', 'to' );
	}

	/**
	 * Saves a search.
	 * @param int                 $user    Member.
	 * @param array<string,mixed> $filters Filters.
	 * @param string              $rhythm  Rhythm.
	 * @param string              $kind    Kind.
	 * @return array<string,mixed> The search.
	 */
	protected function saved( int $user, array $filters, string $rhythm = 'daily', string $kind = 'jobs' ): array {
		$answer = $this->rest( 'POST', self::ROUTE, compact( 'kind', 'filters', 'rhythm' ), $user );
		$this->assert_answer( 201, $answer );
		return (array) $answer->get_data();
	}

	/**
	 * Posts a job, and has its hour end.
	 * @param string              $title  Title.
	 * @param string              $time   When.
	 * @param array<string,mixed> $values Values that differ.
	 */
	protected function post( string $title, string $time, array $values = array() ): int {
		$this->at( $time );
		$values += array( 'title' => $title, 'skill' => array( $this->skill ) );
		return Market::mission( $this->owner, $values );
	}

	/**
	 * A designer who asked to be told of jobs that need a skill.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	protected function asking( array $fields = array() ): int {
		return $this->designer( $fields + array( 'skill' => array( $this->skill ), 'notification_enabled' => true ) );
	}

	protected function email( int $user ): string {
		return People::email( $user );
	}
}
