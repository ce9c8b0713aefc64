<?php
/** What somebody types into any field of plain text is read back as it was typed. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use PHPUnit\Framework\Attributes\DataProvider;

final class AsTypedTest extends TestCase {

	/** Each fits into the shortest field. Angle brackets, quotes and backslashes; letters newer than PCRE; joiners. */
	private const TYPED = array(
		'<https://e.ch/a?b=1&amp;c>',
		'<me@e.ch> a<b and b>c',
		"O'Neil \"x\" C:\\new \\0 %s",
		"pink \u{1FA77} name \u{31350}\u{2EBF0}",
		"\u{1F469}\u{200D}\u{1F3A8} \u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}",
		'&lt;b&gt; &eacute; &#39;',
		'a => b <- c <= d >> e <<f',
		'[gallery] %1$s {{x}} ${y}',
		'<?= 1 ?> <![CDATA[x]]>',
		"'; DROP TABLE x; -- =HYPER(1)",
		"Zu\u{308}rich \u{212B} Z\u{337}\u{327}\u{35A}",
		"\u{5D0}\u{200F} 1 \u{200E}b \u{660}\u{661}",
		"\u{845B}\u{E0100} \u{1F1E8}\u{1F1ED} \u{FFFD}",
		'%3Cb%3E \\u003cb\\u003e \\n \\\\',
		"\u{201C}\u{E4}\u{201D} \u{2013} \u{AB} x \u{BB} 1\u{2019}500",
		'/*x*/ // <!-- y --> `z` $(w)',
	);

	/**
	 * Entities of the contract, and who has them.
	 * @return array<string,array{string,string}>
	 */
	public static function entities(): array {
		return array(
			'a designer' => array( 'member', 'designer' ),
			'a company'  => array( 'member', 'contractor' ),
			'a work'     => array( 'work', 'designer' ),
			'a job'      => array( 'mission', 'contractor' ),
		);
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	#[DataProvider( 'entities' )]
	public function test_every_text_comes_back( string $entity, string $role ): void {
		// In both "other" cases, so that every field is asked for.
		$owner = 'designer' === $role ? $this->designer( array( 'school' => 'OTHER', 'school_other' => 'Academy' ) ) : $this->contractor( array( 'affiliated' => true, 'ecosystem' => 'EPFL' ) );
		$path  = match ( $entity ) {
			'work'    => '/wp/v2/work/' . Market::work( $owner ),
			'mission' => '/wp/v2/mission/' . Market::mission( $owner ),
			default   => "/wp/v2/users/{$owner}",
		};
		foreach ( self::TYPED as $text ) {
			$texts  = array_map( static fn(): string => $text, self::plain( $entity, $role ) );
			$answer = $this->rest( 'POST', $path, $texts, $owner );
			self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
			$read = $this->rest( 'GET', 'member' === $entity ? '/wp/v2/users?slug=' . People::slug( $owner ) : $path, array(), $owner )->get_data();
			$read = array_intersect_key( 'member' === $entity ? $read[0] : $read, $texts );
			if ( isset( $read['title'] ) ) {
				// The one text that is HTML.
				$read['title'] = html_entity_decode( $read['title']['rendered'], ENT_QUOTES | ENT_HTML5 );
			}
			ksort( $texts );
			ksort( $read );
			self::assertSame( $texts, $read );
		}
	}

	public function test_what_a_sign_up_says_comes_back(): void {
		foreach ( self::TYPED as $number => $text ) {
			// Few sign-ups an hour come from one address.
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$number}";

			$sent = array( 'name' => $text, 'email' => "typed{$number}@example.test" ) + Forms::designer();
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', $sent ) );
			$id = (int) get_user_by( 'email', $sent['email'] )?->ID;
			State::activate( $id );
			self::assertSame( $text, $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()['name'] );
		}
	}

	public function test_what_is_written_beside_comes_back(): void {
		list( $designer, $company ) = array( $this->designer(), $this->contractor() );
		$applied                    = Market::apply( $designer, Market::mission( $company ) );
		$conversation               = Talk::begin( $designer, $company );
		foreach ( self::TYPED as $text ) {
			$this->rest( 'POST', "/wp/v2/application/{$applied}", array( 'note' => $text ), $company );
			self::assertSame( $text, $this->rest( 'GET', "/wp/v2/application/{$applied}", array(), $company )->get_data()['note'] );

			$said = $this->rest( 'POST', "/design-marketplace/v1/conversations/{$conversation}", array( 'text' => $text ), $company );
			self::assertSame( array( 201, $text ), array( $said->get_status(), $said->get_data()['text'] ) );

			$search = $this->rest( 'POST', '/design-marketplace/v1/searches', array( 'kind' => 'jobs', 'name' => $text, 'filters' => array( 'search' => 'ring' ) ), $designer );
			self::assertSame( $text, $search->get_data()['name'], (string) wp_json_encode( $search->get_data() ) );
			$this->rest( 'DELETE', '/design-marketplace/v1/searches/' . $search->get_data()['id'], array(), $designer );

			$this->assert_answer( 201, $this->rest( 'POST', '/design-marketplace/v1/reports', array( 'kind' => 'mission', 'id' => Market::mission( $company ), 'reason' => 'spam', 'words' => $text ), $designer ) );
			self::assertSame( $text, Rows::column( 'words', 'report', '1 = 1 ORDER BY id DESC' )[0] );
		}
	}

	/**
	 * Its fields of plain text.
	 * @return array<string,Rule>
	 */
	private static function plain( string $entity, string $role ): array {
		return array_filter(
			Contract::fields( $entity ),
			static fn( Rule $rule ): bool => 'string' === $rule->get( 'type' ) && ! $rule->get( 'enum' ) && ! $rule->get( 'format' ) && ! $rule->get( 'raw' )
				&& $rule->is_for( $role ) && ! in_array( $rule->name, array( 'ecosystem_other', 'for' ), true )
		);
	}
}
