<?php
/** The writers of states do what the graphs have, and refuse everything else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs;

use DesignMarketplace\Jobs\Application_Event;
use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Jobs\Applications\Locked_Application;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Graph;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;

final class GraphsTest extends TestCase {

	/** @return array<string,array{Job_Event}> */
	public static function job_events(): array {
		return array_column( array_map( static fn( Job_Event $event ): array => array( $event->value, array( $event ) ), Job_Event::cases() ), 1, 0 );
	}

	/** @return array<string,array{Application_Event}> */
	public static function application_events(): array {
		return array_column(
			array_map( static fn( Application_Event $event ): array => array( $event->value, array( $event ) ), Application_Event::cases() ),
			1,
			0
		);
	}

	#[DataProvider( 'job_events' )]
	public function test_a_job_in_any_state_goes_where_the_graph_says_or_nowhere( Job_Event $event ): void {
		$id = Market::mission( $this->contractor() );
		foreach ( Mission_State::cases() as $state ) {
			$rows = array_filter(
				Job_Graph::MOVES,
				static fn( array $move ): bool => $move[0] === $event->value && in_array( Job_Graph::word( $state ), $move[2], true )
			);
			$to   = array_values( $rows )[0][3] ?? null;
			$goal = match ( $to ) {
				null, Graph::SAME => $state,
				Job_Graph::NAMED  => Mission_State::Draft,
				default           => Job_Graph::stored( $to ),
			};
			$post = $this->job( $id, $state );
			if ( Job_Event::Hide === $event ) {
				Hidden::add( $id, 1, $state->value );
			} elseif ( Job_Event::Show === $event ) {
				Hidden::remove( $id );
			}
			$this->assertSame( null !== $to, Job_Writer::move( $post, $event, array(), 'draft' ), "{$event->value} of {$state->name}" );
			$this->assertSame( $goal?->value, Sql::value( 'SELECT post_status FROM {posts} WHERE ID = %d', $id ), "{$event->value} of {$state->name}" );
			if ( in_array( $event, array( Job_Event::Close, Job_Event::Reopen ), true ) ) {
				$after = Job_Writer::put( $this->job( $id, $state ), $event );
				$this->assertSame( null === $to ? null : $goal?->value, $after?->post_status, "{$event->value} of {$state->name}" );
				$this->assertSame( $goal?->value, Sql::value( 'SELECT post_status FROM {posts} WHERE ID = %d', $id ) );
			}
		}
	}

	#[DataProvider( 'job_events' )]
	public function test_a_job_begins_as_the_graph_says_or_not_at_all( Job_Event $event ): void {
		$begins = array( 'save', 'draft', 'publish', 'hold', 'hide', 'trash' );
		if ( ! in_array( $event->value, $begins, true ) ) {
			$this->expectException( LogicException::class );
		}
		$this->assertGreaterThan( 0, Job_Writer::add( $event, array( 'post_title' => 'A bell' ), 'draft' ) );
	}

	public function test_wordpress_leaves_a_closed_job_closed(): void {
		$id = Market::mission( $this->contractor() );
		foreach ( array( 'draft', 'publish', 'private', 'pending' ) as $status ) {
			$this->job( $id, Mission_State::Closed );
			wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
			$this->assertSame( Mission_State::Closed, Mission_State::of( get_post( $id ) ) );
		}
		wp_update_post( array( 'ID' => $id, 'post_status' => 'trash' ) );
		$this->assertSame( Mission_State::Trashed, Mission_State::of( get_post( $id ) ) );
	}

	#[DataProvider( 'application_events' )]
	public function test_an_application_in_any_stage_goes_where_the_graph_says_or_nowhere( Application_Event $event ): void {
		$job  = Market::mission( $this->contractor() );
		$post = Market::apply( $this->designer(), $job );
		foreach ( Stage::cases() as $stage ) {
			foreach ( Stage::cases() as $told ) {
				$goal = array( $stage->value, $told->value );
				$is   = false;
				foreach ( Application_Graph::MOVES as [ $name, , $from, $known, $next, $tells ] ) {
					if ( ! $is && $name === $event->value && in_array( $stage->value, $from, true ) && in_array( $told->value, $known, true ) ) {
						$is      = true;
						$decided = $next ?? $stage->value;
						$goal    = array( $decided, Application_Graph::DECIDED === $tells ? $decided : ( $tells ?? $told->value ) );
					}
				}
				Application_Writer::put( $post, array( 'stage' => $stage->value, 'told' => $told->value ) );
				$row = Locked_Application::by_posts( array( $post ) )[0];
				$did = match ( $event ) {
					Application_Event::Shortlist => Application_Writer::decide( $row, Stage::Shortlisted, array() ) && Stage::Shortlisted !== $stage,
					Application_Event::Choose    => Application_Writer::decide( $row, Stage::Chosen, array() ) && Stage::Chosen !== $stage,
					Application_Event::Decline   => Application_Writer::decide( $row, Stage::Declined, array() ) && Stage::Declined !== $stage,
					Application_Event::Undo      => Application_Writer::decide( $row, Stage::Fresh, array() ) && Stage::Fresh !== $stage,
					Application_Event::Name      => array() !== Application_Writer::name( array( $row ) ),
					Application_Event::Tell      => Application_Writer::tell( array( $row ) ) > 0,
					Application_Event::Withdraw  => Application_Writer::withdraw( $row ),
					Application_Event::Reapply   => Application_Writer::reapply( $row ),
				};
				$this->assertSame( $is, $did, "{$event->value}: {$stage->value}, {$told->value}" );
				$this->assertSame( $goal, array_values( (array) Sql::row( 'SELECT stage, told FROM {application} WHERE post_id = %d', $post ) ) );
			}
		}
	}

	/** The job's row in a state, locked. */
	private function job( int $id, Mission_State $state ): \WP_Post {
		Hidden::remove( $id );
		if ( Mission_State::Hidden === $state ) {
			Hidden::add( $id, 1, Mission_State::Draft->value );
		}
		Sql::write( 'UPDATE {posts} SET post_status = %s WHERE ID = %d', $state->value, $id );
		$post = Posts::lock( $id, Item_Types::MISSION );
		$this->assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}
}
