<?php
/** The content of one mail: values for the texts of its message, and what is shown beside them. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use Closure;

final class Mail_Content {

	/**
	 * Nothing in it is escaped.
	 * @param array<string,string>                               $tokens     Values by token name, plain text.
	 * @param string                                             $button_url Where the button leads, '' for no button.
	 * @param string                                             $quote      What a member wrote, plain text.
	 * @param string                                             $reply_to   Address that answers go to, '' for the site's.
	 * @param array<string,list<array{label:string,url:string}>> $links      Lists of links by token name, a line each.
	 * @param string                                             $reply_name Whose address `reply_to` is.
	 * @param Person|null                                        $person     Whom the email is about, shown above the quote.
	 * @param string                                             $answer_url Where one answers on the site, '' for nowhere.
	 * @param string                                             $thread     Mail programs group emails with the same value, '' to group none.
	 * @param string                                             $end_url    Address that ends emails like this, '' for the category's.
	 * @param Closure|null                                       $sent       Records what it told, in the transaction that marks it as sent.
	 * @param bool                                               $they_wrote Whether the quote is introduced as what the other side wrote.
	 * @param list<array{question:string,text:string}>           $answers    What was asked, and answered, below the quote.
	 * @param Blocks|null                                        $blocks     What an administrator wrote in the block editor.
	 */
	public function __construct(
		public readonly array $tokens = array(),
		public readonly string $button_url = '',
		public readonly string $quote = '',
		public readonly string $reply_to = '',
		public readonly array $links = array(),
		public readonly string $reply_name = '',
		public readonly ?Person $person = null,
		public readonly string $answer_url = '',
		public readonly string $thread = '',
		public readonly string $end_url = '',
		public readonly ?Closure $sent = null,
		public readonly bool $they_wrote = false,
		public readonly array $answers = array(),
		public readonly ?Blocks $blocks = null
	) {}
}
